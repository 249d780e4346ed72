import books from '../../drawings/books.svg?url&no-inline';
import breathing from '../../drawings/breathing.svg?url&no-inline';
import diary from '../../drawings/diary.svg?url&no-inline';
import exercises from '../../drawings/exercises.svg?url&no-inline';
import games from '../../drawings/games.svg?url&no-inline';
import videos from '../../drawings/videos.svg?url&no-inline';

export type HomeCard = {
  readonly title: string;
  readonly content: string;
  readonly description: string;
  readonly img: string;
  /** Milliseconds by which the card's reveal is put off. */
  readonly aosDelay: number;
  readonly link: string;
};

type Destinations = { reliefPlaylistUrl: string; diaryUrl: string | null };

/** The six cards of the landing page. */
export function homeCards({ reliefPlaylistUrl, diaryUrl }: Destinations): readonly HomeCard[] {
  return [
    {
      title: 'Breathing and Meditation',
      content: 'Four in, four held, four out.',
      description: 'A guide breathes with you, by sight, sound or touch.',
      img: breathing,
      aosDelay: 0,
      link: '/breathing',
    },
    {
      title: 'Exercises',
      content: 'Gentle movement for body and mood.',
      description: 'Short routines you can do beside your bed or desk.',
      img: exercises,
      aosDelay: 100,
      link: '/exercises',
    },
    {
      title: 'Games for Fun',
      content: 'Small rounds with nothing to lose.',
      description: 'Pop bubbles, match colours, find pairs.',
      img: games,
      aosDelay: 200,
      link: '/bubble',
    },
    {
      title: 'Books and Thoughts',
      content: 'Company from people who have been there.',
      description: 'Books on mindfulness, moods and meaning.',
      img: books,
      aosDelay: 0,
      link: '/books',
    },
    {
      title: 'Diary',
      content: 'A page that only you can read.',
      description: 'Written and locked on your own device.',
      img: diary,
      aosDelay: 100,
      link: diaryUrl ?? '/diary',
    },
    {
      title: 'Videos for Relief',
      content: 'Water, light and time.',
      description: 'A playlist that opens in a new tab.',
      img: videos,
      aosDelay: 200,
      link: reliefPlaylistUrl,
    },
  ];
}

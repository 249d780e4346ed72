import type { Site } from '@stillgrove/contract/site';
import books from '../../drawings/books.svg?url&no-inline';
import breathing from '../../drawings/breathing.svg?url&no-inline';
import community from '../../drawings/community.svg?url&no-inline';
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
  readonly newTab?: boolean;
};

type Destinations = Pick<Site, 'reliefPlaylistUrl' | 'diaryUrl'>;

/** The home card grid: the six cards of the default landing page. */
export function homeCards({ reliefPlaylistUrl, diaryUrl }: Destinations): readonly HomeCard[] {
  return inRows([
    BREATHING,
    {
      title: 'Exercises',
      content: 'Gentle movement for body and mood.',
      description: 'Short routines you can do beside your bed or desk.',
      img: exercises,
      link: '/exercises',
    },
    GAMES,
    BOOKS,
    {
      title: 'Diary',
      content: 'A page that only you can read.',
      description: 'Written and locked on your own device.',
      img: diary,
      link: diaryUrl ?? '/diary',
      newTab: diaryUrl !== null,
    },
    reliefVideos(reliefPlaylistUrl),
  ]);
}

/** The landing card links: the six cards of the landing page with the film. */
export function landingCards({ reliefPlaylistUrl }: Destinations): readonly HomeCard[] {
  return inRows([
    BREATHING,
    {
      title: 'Exercise Videos',
      content: 'Someone to move along with.',
      description: 'Stretching, yoga and easy exercise, at your own pace.',
      img: exercises,
      link: '/relax',
    },
    GAMES,
    BOOKS,
    {
      title: 'Community and Blogs',
      content: 'Words for what you carry.',
      description: 'Eight conditions in plain language, and how to help a friend.',
      img: community,
      link: '/articles',
    },
    reliefVideos(reliefPlaylistUrl),
  ]);
}

type Card = Omit<HomeCard, 'aosDelay'>;

const BREATHING: Card = {
  title: 'Breathing and Meditation',
  content: 'Four in, four held, four out.',
  description: 'A guide breathes with you, by sight, sound or touch.',
  img: breathing,
  link: '/breathing',
};

const GAMES: Card = {
  title: 'Games for Fun',
  content: 'Small rounds with nothing to lose.',
  description: 'Pop bubbles, match colours, find pairs.',
  img: games,
  link: '/bubble',
};

const BOOKS: Card = {
  title: 'Books and Thoughts',
  content: 'Company from people who have been there.',
  description: 'Books on mindfulness, moods and meaning.',
  img: books,
  link: '/books',
};

function reliefVideos(playlistUrl: string | null): Card {
  return {
    title: 'Videos for Relief',
    content: 'Water, light and time.',
    description:
      playlistUrl === null
        ? 'Calm videos to watch on this site.'
        : 'A playlist on another site. It opens in a new tab.',
    img: videos,
    link: playlistUrl ?? '/video',
    newTab: playlistUrl !== null,
  };
}

/** In a row of three, each card arrives a little after the one before it. */
function inRows(cards: readonly Card[]): readonly HomeCard[] {
  return cards.map((card, index) => ({ ...card, aosDelay: (index % 3) * 100 }));
}

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
      content: 'How movement can help your mood.',
      description: 'Links to guides on exercise, on other sites.',
      img: exercises,
      link: '/exercises',
    },
    GAMES,
    BOOKS,
    {
      title: 'Diary',
      ...(diaryUrl === null ? OWN_DIARY : DIARY_ELSEWHERE),
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
      content: 'Calming videos, yoga and exercise.',
      description: 'Videos open on YouTube. Guides open on other sites.',
      img: exercises,
      link: '/relax',
    },
    GAMES,
    BOOKS,
    {
      title: 'Community and Blogs',
      content: 'Articles on eight conditions.',
      description: 'Symptoms, causes and treatment in plain words, and how to help a friend.',
      img: community,
      link: '/articles',
    },
    reliefVideos(reliefPlaylistUrl),
  ]);
}

type Card = Omit<HomeCard, 'aosDelay'>;

const BREATHING: Card = {
  title: 'Breathing and Meditation',
  content: 'Breathe in for four, hold for four, breathe out for four.',
  description: 'Follow a guide by sight, sound or vibration.',
  img: breathing,
  link: '/breathing',
};

const GAMES: Card = {
  title: 'Games for Fun',
  content: 'Three small games.',
  description: 'Pop bubbles, match colors or find pairs.',
  img: games,
  link: '/bubble',
};

const BOOKS: Card = {
  title: 'Books and Thoughts',
  content: 'Books on calm and meditation.',
  description: 'See what each is about. Previews open on another site.',
  img: books,
  link: '/books',
};

function reliefVideos(playlistUrl: string | null): Card {
  return {
    title: 'Videos for Relief',
    content: 'Calming videos to watch.',
    description: whereVideosOpen(playlistUrl),
    img: videos,
    link: playlistUrl ?? '/video',
    newTab: playlistUrl !== null,
  };
}

/** The company is named before anyone goes there. */
function whereVideosOpen(playlistUrl: string | null): string {
  if (playlistUrl === null) return 'They play on this site, from YouTube.';
  const isYouTube = /^(?:www\.|m\.)?youtube\.com$|^youtu\.be$/.test(new URL(playlistUrl).hostname);
  return isYouTube
    ? 'A playlist on YouTube. It opens in a new tab.'
    : 'A playlist on another site. It opens in a new tab.';
}

const OWN_DIARY = {
  content: 'A diary that only you can read.',
  description: 'It stays on this device, and you lock it.',
} as const;

const DIARY_ELSEWHERE = {
  content: 'A diary on another site.',
  description: 'It opens in a new tab.',
} as const;

/** In a row of three, each card arrives a little after the one before it. */
function inRows(cards: readonly Card[]): readonly HomeCard[] {
  return cards.map((card, index) => ({ ...card, aosDelay: (index % 3) * 100 }));
}

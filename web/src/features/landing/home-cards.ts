import { t } from '@lingui/core/macro';
import type { Site } from '@stillgrove/contract/site';
import { ARTICLE_COUNT } from 'virtual:article-pages';
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
      title: t`Exercises`,
      content: t`A little movement can change how a day feels.`,
      description: t`Three to ten minutes of slow movement, drawn step by step.`,
      img: exercises,
      link: '/exercises',
    },
    GAMES,
    BOOKS,
    {
      title: t`Diary`,
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
      title: t`Exercise Videos`,
      content: t`Stretch, slow down or get moving, with a video to follow.`,
      description: t`Videos open on YouTube, and guides on other sites.`,
      img: exercises,
      link: '/relax',
    },
    GAMES,
    BOOKS,
    {
      title: t`Community and Blogs`,
      content: t`Articles on ${ARTICLE_COUNT.within} conditions.`,
      description: t`Symptoms, causes and treatment in plain words, and how to help a friend.`,
      img: community,
      link: '/articles',
    },
    reliefVideos(reliefPlaylistUrl),
  ]);
}

type Card = Omit<HomeCard, 'aosDelay'>;

const BREATHING: Card = {
  title: t`Breathing and Meditation`,
  content: t`Breathe in for four, hold for four, breathe out for four.`,
  description: t`Follow along by sight, sound or vibration.`,
  img: breathing,
  link: '/breathing',
};

const GAMES: Card = {
  title: t`Games for Fun`,
  content: t`Three small games for a few quiet minutes.`,
  description: t`Pop bubbles, match colors or find pairs.`,
  img: games,
  link: '/bubble',
};

const BOOKS: Card = {
  title: t`Books and Thoughts`,
  content: t`A small shelf of books on calm and meditation.`,
  description: t`A few words on each, and previews on another site.`,
  img: books,
  link: '/books',
};

function reliefVideos(playlistUrl: string | null): Card {
  return {
    title: t`Videos for Relief`,
    content: t`Calming videos, for when you’d rather watch than do.`,
    description: whereVideosOpen(playlistUrl),
    img: videos,
    link: playlistUrl ?? '/video',
    newTab: playlistUrl !== null,
  };
}

/** The company is named before anyone goes there. */
function whereVideosOpen(playlistUrl: string | null): string {
  if (playlistUrl === null) return t`They play on this site, from YouTube.`;
  const isYouTube = /^(?:www\.|m\.)?youtube\.com$|^youtu\.be$/.test(new URL(playlistUrl).hostname);
  return isYouTube ? t`A YouTube playlist, in a new tab.` : t`A playlist on another site, in a new tab.`;
}

const OWN_DIARY = {
  content: t`A diary that only you can read.`,
  description: t`Locked with your passphrase. Not even we can open it.`,
} as const;

const DIARY_ELSEWHERE = {
  content: t`A page of your own to write down your day.`,
  description: t`This diary is on another site, and opens in a new tab.`,
} as const;

/** In a row of three, each card arrives a little after the one before it. */
function inRows(cards: readonly Card[]): readonly HomeCard[] {
  return cards.map((card, index) => ({ ...card, aosDelay: (index % 3) * 100 }));
}

import bodyScan from '../../drawings/body-scan.svg?url&no-inline';
import books from '../../drawings/books.svg?url&no-inline';
import breathing from '../../drawings/breathing.svg?url&no-inline';
import colorMatcher from '../../drawings/color-matcher.svg?url&no-inline';
import community from '../../drawings/community.svg?url&no-inline';
import diary from '../../drawings/diary.svg?url&no-inline';
import exercises from '../../drawings/exercises.svg?url&no-inline';
import games from '../../drawings/games.svg?url&no-inline';
import memoryTiles from '../../drawings/memory-tiles.svg?url&no-inline';
import videos from '../../drawings/videos.svg?url&no-inline';

export type Activity = {
  readonly path: string;
  readonly title: string;
  readonly words: string;
  readonly drawing: string;
};

export const ACTIVITIES: readonly Activity[] = [
  {
    path: '/breathing',
    title: 'Breathing',
    words: 'Breathe in for 4, hold for 4, breathe out for 4.',
    drawing: breathing,
  },
  { path: '/diary', title: 'Diary', words: 'Private pages, locked with your passphrase.', drawing: diary },
  { path: '/bubble', title: 'Bubble Pop', words: 'Pop 20 bubbles. There’s no timer.', drawing: games },
  {
    path: '/color',
    title: 'Color Matcher',
    words: 'Match a color with three sliders.',
    drawing: colorMatcher,
  },
  { path: '/memory', title: 'Memory Tiles', words: 'Find 12 matching pairs.', drawing: memoryTiles },
  {
    path: '/body',
    title: 'Body scan',
    words: 'A guided rest, one part of the body at a time.',
    drawing: bodyScan,
  },
  {
    path: '/relax',
    title: 'Relax',
    words: 'Calming videos, and links to gentle exercises.',
    drawing: exercises,
  },
  {
    path: '/books',
    title: 'Books and Thoughts',
    words: 'Books about meditation and mental health.',
    drawing: books,
  },
  { path: '/video', title: 'Videos', words: 'Slow, calming videos.', drawing: videos },
  {
    path: '/articles',
    title: 'Articles',
    words: 'Eight mental health conditions in plain words.',
    drawing: community,
  },
];

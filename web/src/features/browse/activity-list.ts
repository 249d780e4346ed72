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
  { path: '/breathing', title: 'Breathing', words: 'Four in, four held, four out.', drawing: breathing },
  { path: '/diary', title: 'Diary', words: 'A page that only you can read.', drawing: diary },
  { path: '/bubble', title: 'Bubble Pop', words: 'Twenty bubbles and no hurry.', drawing: games },
  { path: '/color', title: 'Color Matcher', words: 'Mix a colour by eye.', drawing: colorMatcher },
  { path: '/memory', title: 'Memory Tiles', words: 'Find twelve pairs.', drawing: memoryTiles },
  { path: '/body', title: 'Body scan', words: 'From head to toe, guided.', drawing: bodyScan },
  { path: '/relax', title: 'Relax', words: 'Videos and exercises to rest with.', drawing: exercises },
  {
    path: '/books',
    title: 'Books and Thoughts',
    words: 'Company from people who have been there.',
    drawing: books,
  },
  { path: '/video', title: 'Videos', words: 'Water, light and time.', drawing: videos },
  { path: '/articles', title: 'Articles', words: 'Eight conditions in plain words.', drawing: community },
];

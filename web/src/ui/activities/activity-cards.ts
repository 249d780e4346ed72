import { t } from '@lingui/core/macro';
import type { HubActivity } from '@stillgrove/domain/activities/activities';
import { ARTICLE_COUNT } from 'virtual:article-pages';
import bodyScan from '../../drawings/body-scan.svg?url&no-inline';
import books from '../../drawings/books.svg?url&no-inline';
import breathing from '../../drawings/breathing.svg?url&no-inline';
import checkIn from '../../drawings/check-in.svg?url&no-inline';
import colorMatcher from '../../drawings/color-matcher.svg?url&no-inline';
import community from '../../drawings/community.svg?url&no-inline';
import diary from '../../drawings/diary.svg?url&no-inline';
import exercises from '../../drawings/exercises.svg?url&no-inline';
import games from '../../drawings/games.svg?url&no-inline';
import memoryTiles from '../../drawings/memory-tiles.svg?url&no-inline';
import sounds from '../../drawings/sounds.svg?url&no-inline';
import sitting from '../../drawings/sitting.svg?url&no-inline';
import sleep from '../../drawings/sleep.svg?url&no-inline';
import movement from '../../drawings/movement.svg?url&no-inline';
import videos from '../../drawings/videos.svg?url&no-inline';
import { GAME_NAMES } from './game-names';

type ActivityCard = { readonly name: string; readonly words: string; readonly drawing: string };

/** What each activity is called, and how its card in the hub describes it. */
export const ACTIVITY_CARDS: Readonly<Record<HubActivity, ActivityCard>> = {
  breathing: {
    name: t`Breathing`,
    words: t`Breathe in for 4, hold for 4, breathe out for 4.`,
    drawing: breathing,
  },
  checkIn: {
    name: t`Check-in`,
    words: t`How are you? One touch, and words if you like.`,
    drawing: checkIn,
  },
  diary: { name: t`Diary`, words: t`Private pages, locked with your passphrase.`, drawing: diary },
  bubble: { name: GAME_NAMES.bubble, words: t`Pop 20 bubbles. There’s no timer.`, drawing: games },
  color: { name: GAME_NAMES.color, words: t`Match a color with three sliders.`, drawing: colorMatcher },
  memory: { name: GAME_NAMES.memory, words: t`Find 12 matching pairs.`, drawing: memoryTiles },
  body: { name: t`Body scan`, words: t`A guided rest, one part of the body at a time.`, drawing: bodyScan },
  sounds: {
    name: t`Sounds`,
    words: t`Rain, waves, bells and more, to rest or fall asleep to.`,
    drawing: sounds,
  },
  sitting: {
    name: t`Time to sit`,
    words: t`A quiet timer with bells, for any length.`,
    drawing: sitting,
  },
  sleep: {
    name: t`Wind down`,
    words: t`Breath, body scan and sounds for the end of the day.`,
    drawing: sleep,
  },
  movement: {
    name: t`Gentle exercises`,
    words: t`Move for a few minutes, in a chair, in bed or on your feet.`,
    drawing: movement,
  },
  relax: { name: t`Relax`, words: t`Calming videos, and links to gentle exercises.`, drawing: exercises },
  books: {
    name: t`Books and Thoughts`,
    words: t`Books about meditation and mental health.`,
    drawing: books,
  },
  video: { name: t`Videos`, words: t`Slow, calming videos.`, drawing: videos },
  articles: {
    name: t`Articles`,
    words: t`${ARTICLE_COUNT.atStart} mental health conditions in plain words.`,
    drawing: community,
  },
};

import { t } from '@lingui/core/macro';
import { type FeelingWord, isFeelingWord } from '@stillgrove/domain/check-ins/feeling-words';

type Feeling = { readonly name: string; readonly meaning: string };

/** What each of our words for feelings is called, and what we mean by it. */
export const FEELINGS: Readonly<Record<FeelingWord, Feeling>> = {
  cheerful: { name: t`Cheerful`, meaning: t`In good spirits, easy to smile.` },
  hopeful: { name: t`Hopeful`, meaning: t`You think something good can come.` },
  excited: { name: t`Excited`, meaning: t`Full of looking forward.` },
  proud: { name: t`Proud`, meaning: t`Glad about something you or someone close did.` },
  curious: { name: t`Curious`, meaning: t`You want to know more.` },
  playful: { name: t`Playful`, meaning: t`In the mood for fun.` },
  confident: { name: t`Confident`, meaning: t`You trust that you can handle things.` },
  eager: { name: t`Eager`, meaning: t`You want to begin.` },
  inspired: { name: t`Inspired`, meaning: t`Something gave you ideas.` },
  amused: { name: t`Amused`, meaning: t`Something is funny to you.` },
  joyful: { name: t`Joyful`, meaning: t`Deeply happy.` },
  loving: { name: t`Loving`, meaning: t`Warm toward someone.` },
  lively: { name: t`Lively`, meaning: t`Awake and full of life.` },
  motivated: { name: t`Motivated`, meaning: t`You have a reason to act, and you want to.` },
  amazed: { name: t`Amazed`, meaning: t`Something is bigger or better than you thought.` },
  calm: { name: t`Calm`, meaning: t`Nothing is pulling at you.` },
  rested: { name: t`Rested`, meaning: t`Your body has had enough rest.` },
  content: { name: t`Content`, meaning: t`It’s fine the way it is.` },
  relieved: { name: t`Relieved`, meaning: t`A worry is gone.` },
  quiet: { name: t`Quiet`, meaning: t`Still inside, with little to say.` },
  peaceful: { name: t`Peaceful`, meaning: t`At rest with yourself and others.` },
  safe: { name: t`Safe`, meaning: t`Nothing here can harm you.` },
  thankful: { name: t`Thankful`, meaning: t`Glad about something you were given.` },
  comfortable: { name: t`Comfortable`, meaning: t`Your body and the place you’re in suit you.` },
  settled: { name: t`Settled`, meaning: t`Things have found their place.` },
  tender: { name: t`Tender`, meaning: t`Soft and open.` },
  trusting: { name: t`Trusting`, meaning: t`You can rely on someone.` },
  unhurried: { name: t`Unhurried`, meaning: t`There is time.` },
  fulfilled: { name: t`Fulfilled`, meaning: t`What you do matters to you.` },
  understood: { name: t`Understood`, meaning: t`Someone sees how it is for you.` },
  anxious: { name: t`Anxious`, meaning: t`Uneasy about what may come.` },
  stressed: { name: t`Stressed`, meaning: t`More is asked of you than you have room for.` },
  angry: { name: t`Angry`, meaning: t`Something isn’t fair or crosses a line.` },
  tense: { name: t`Tense`, meaning: t`Your body is tight and ready.` },
  worried: { name: t`Worried`, meaning: t`Your thoughts keep going back to a problem.` },
  overwhelmed: { name: t`Overwhelmed`, meaning: t`It’s all too much at once.` },
  frustrated: { name: t`Frustrated`, meaning: t`Something keeps getting in your way.` },
  irritable: { name: t`Irritable`, meaning: t`Small things bother you.` },
  restless: { name: t`Restless`, meaning: t`You can’t keep still.` },
  afraid: { name: t`Afraid`, meaning: t`Something feels dangerous.` },
  panicky: { name: t`Panicky`, meaning: t`Sudden, strong fear, with a racing heart.` },
  impatient: { name: t`Impatient`, meaning: t`It takes too long.` },
  embarrassed: { name: t`Embarrassed`, meaning: t`You wish no one had seen it.` },
  jealous: { name: t`Jealous`, meaning: t`Someone has what you want or fear to lose.` },
  resentful: { name: t`Resentful`, meaning: t`An old hurt still makes you angry.` },
  sad: { name: t`Sad`, meaning: t`Something is lost or missing.` },
  tired: { name: t`Tired`, meaning: t`You need rest.` },
  lonely: { name: t`Lonely`, meaning: t`You miss being close to someone.` },
  drained: { name: t`Drained`, meaning: t`You gave more than you had.` },
  discouraged: { name: t`Discouraged`, meaning: t`You tried, and it’s hard to try again.` },
  empty: { name: t`Empty`, meaning: t`Nothing seems to be inside.` },
  numb: { name: t`Numb`, meaning: t`You feel little or nothing.` },
  disappointed: { name: t`Disappointed`, meaning: t`It came out worse than you hoped.` },
  hurt: { name: t`Hurt`, meaning: t`Someone’s words or actions gave you pain.` },
  bored: { name: t`Bored`, meaning: t`Nothing holds your interest.` },
  guilty: { name: t`Guilty`, meaning: t`You think you did something wrong.` },
  ashamed: { name: t`Ashamed`, meaning: t`You think something about you is wrong.` },
  gloomy: { name: t`Gloomy`, meaning: t`Everything looks gray.` },
  helpless: { name: t`Helpless`, meaning: t`You see nothing that you can do.` },
  hopeless: { name: t`Hopeless`, meaning: t`You can’t see that it gets better.` },
};

/** What a word in a check-in is called: one of ours in the language of the page, one of the person's own as it is. */
export function feelingName(word: string): string {
  return isFeelingWord(word) ? FEELINGS[word].name : word;
}

/** A word that someone typed as it is kept: the id of ours where it is the same. */
export function wordFromTyped(typed: string): string {
  const small = typed.trim().toLowerCase();
  const ours = Object.entries(FEELINGS).find(([, { name }]) => name.toLowerCase() === small);
  return ours?.[0] ?? typed.trim();
}

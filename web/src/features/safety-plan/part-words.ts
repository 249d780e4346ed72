import { t } from '@lingui/core/macro';
import type { PlanPartName } from '@stillgrove/domain/safety-plan/plan';

type PartWords = {
  readonly title: string;
  /** What to think of while writing. */
  readonly guide: string;
  /** The label of the field. */
  readonly label: string;
  /** What can be taken over with a tap, and changed. None of it names a danger. */
  readonly suggestions: readonly string[];
};

/** How each part is called and explained. All of it is our own; a test compares it with a form that may not be copied. */
export const PART_WORDS: Readonly<Record<PlanPartName, PartWords>> = {
  signs: {
    title: t`How I notice it’s getting hard`,
    guide: t`What do you feel, think or do when a hard time begins? Noticing it early gives you more time.`,
    label: t`Something I notice`,
    suggestions: [
      t`I sleep badly several nights in a row`,
      t`I stop answering messages`,
      t`Everything feels too much`,
      t`I think that I’m a burden`,
      t`My thoughts go in circles`,
      t`I feel numb or far away`,
      t`I’m angry at everything`,
      t`I stop eating regular meals`,
    ],
  },
  alone: {
    title: t`What I can do by myself`,
    guide: t`Small things that have helped before, even a little. They only need to carry you for a few minutes.`,
    label: t`Something that helps me`,
    suggestions: [
      t`Breathe out slowly for a few minutes`,
      t`Listen to one song I love`,
      t`Hold something cold or warm`,
      t`Name five things around me`,
      t`Take a shower`,
      t`Make a warm drink`,
      t`Go outside for some air`,
      t`Watch something that makes me laugh`,
    ],
  },
  company: {
    title: t`Where I can go, and who is good company`,
    guide: t`You don’t have to talk about how you feel. Being near other people or in another room can be enough.`,
    label: t`A place, or someone`,
    suggestions: [
      t`A café where I can sit for a while`,
      t`The library`,
      t`A park with people in it`,
      t`My neighbor`,
      t`A friend who makes me laugh`,
      t`A group chat or a game with others`,
      t`A place of worship`,
      t`Time with an animal`,
    ],
  },
  reasons: {
    title: t`My reasons to stay`,
    guide: t`People, animals, plans, small pleasures. Nothing is too small.`,
    label: t`A reason`,
    suggestions: [
      t`Someone who would miss me`,
      t`A child in my life`,
      t`My animal needs me`,
      t`Hard times have passed before`,
      t`Something I want to see or finish`,
      t`My faith, or what I believe in`,
      t`The next season`,
      t`The small things I enjoy`,
    ],
  },
  people: {
    title: t`People I can tell`,
    guide: t`Who could you tell that it’s a hard day? Write what you could say now, so you don’t need to look for words then.`,
    label: t`Name`,
    suggestions: [
      t`A close friend`,
      t`My partner`,
      t`My sister or brother`,
      t`A parent`,
      t`A colleague I trust`,
      t`Someone from my group`,
    ],
  },
  professionals: {
    title: t`Professionals and lines`,
    guide: t`Your doctor, therapist or clinic. The lines of your country are added by themselves.`,
    label: t`Name`,
    suggestions: [
      t`My doctor`,
      t`My therapist`,
      t`My psychiatrist`,
      t`My clinic or hospital`,
      t`My school or campus counselor`,
      t`My caseworker`,
    ],
  },
  safer: {
    title: t`How I make things around me safer`,
    guide: t`What would make it harder to hurt yourself in a bad moment? Ask someone you trust to help with this. Write what you’ll do, not what the danger is. If today isn’t calm, ask someone to help you now.`,
    label: t`Something that makes it safer`,
    suggestions: [
      t`Ask someone I trust to help me make my home safer`,
      t`Ask someone to stay with me`,
      t`Stay with a friend for a night or two`,
      t`Go where other people are`,
      t`Leave the room or the place I am in`,
      t`Talk with my doctor about what would make me safer`,
    ],
  },
};

/** Sentences that someone can say or send. */
export const MESSAGE_SUGGESTIONS: readonly string[] = [
  t`Can you stay on the phone with me?`,
  t`It’s a hard day. Can you call me?`,
  t`I don’t want to be alone right now. Can you come over?`,
  t`You don’t need to fix anything. Can you keep me company?`,
];

export const PARTS_TITLES = Object.fromEntries(
  Object.entries(PART_WORDS).map(([name, { title }]) => [name, title]),
) as Readonly<Record<PlanPartName, string>>;

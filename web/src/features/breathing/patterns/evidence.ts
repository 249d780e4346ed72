import { t } from '@lingui/core/macro';
import type { BuiltInId } from '@stillgrove/domain/breathing/built-in';

type Evidence = {
  /** What is known of a pattern, in a sentence or two. */
  readonly words: string;
  readonly source: { readonly name: string; readonly href: string } | null;
};

const BALBAN = { name: t`Balban and others, 2023`, href: 'https://doi.org/10.1016/j.xcrm.2022.100895' };
const LABORDE = { name: t`Laborde and others, 2021`, href: 'https://doi.org/10.3390/su13147775' };

/** What research says of each pattern that comes with the guide; what rests on opinion is called so. */
export const EVIDENCE: Readonly<Record<BuiltInId, Evidence>> = {
  default: {
    words: t`The same time for each step. It is close to box breathing. We know of no trial of this exact pattern.`,
    source: null,
  },
  'longer-exhale': {
    words: t`No hold, and a longer breath out than in: the gentlest choice when you feel tense. In a small study with 64 athletes, the heart’s rhythm showed more signs of rest that way.`,
    source: LABORDE,
  },
  'longer-exhale-short': {
    words: t`The same with a shorter breath in, for when 4 seconds feel long.`,
    source: LABORDE,
  },
  sighing: {
    words: t`A breath in, a short sip on top, and a long breath out. In a trial with 114 healthy adults, it lifted mood the most. Anxiety went down in every group.`,
    source: BALBAN,
  },
  box: {
    words: t`In, hold, out and rest for the same time. It was part of the same trial with 114 healthy adults: anxiety went down in every group, and no pattern did that best.`,
    source: BALBAN,
  },
  coherent: {
    words: t`About 5.5 breaths a minute. Many people find it calming. A large trial with 400 adults found it no better than a steady 12 breaths a minute.`,
    source: { name: t`Fincham and others, 2023`, href: 'https://doi.org/10.1038/s41598-023-49279-8' },
  },
  '4-7-8': {
    words: t`This is based on experts’ advice, and there’s little research on it. The hold is long, so begin with four breaths.`,
    source: null,
  },
  calming: {
    words: t`In for up to 5 seconds and out for up to 5, without a hold. England’s health service suggests it for stress, anxiety and panic.`,
    source: {
      name: t`NHS`,
      href: 'https://www.nhs.uk/mental-health/self-help/guides-tools-and-activities/breathing-exercises-for-stress/',
    },
  },
};

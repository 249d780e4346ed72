import { t } from '@lingui/core/macro';
import { MOST_STEPS, type PatternProblem } from '@stillgrove/domain/breathing/pattern';

/** What is wrong with a pattern, and what to do. */
export function problemWords(problem: PatternProblem): string {
  switch (problem) {
    case 'too-few-steps':
    case 'no-breath-out':
      return t`A breath needs a way out. Add a step and choose Breathe out.`;
    case 'too-many-steps':
      return t`A pattern has at most ${MOST_STEPS} steps. Remove one.`;
    case 'one-breath-in':
      return t`A pattern is one breath, so it has one breath in. For a second one, choose Sip in.`;
    case 'sip-out-of-place':
      return t`A sip tops up a breath in. Move it before the breath out.`;
    case 'step-length':
      return t`Use whole or half seconds: 1 to 15 to breathe in or out, 0.5 to 3 for a sip, 0.5 to 20 to hold or rest.`;
    case 'too-fast':
      return t`This is too fast. One breath takes at least 4 seconds, so that you don’t overbreathe. Make a step longer.`;
  }
}

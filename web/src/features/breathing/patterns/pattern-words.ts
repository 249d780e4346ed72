import { t } from '@lingui/core/macro';
import { type BuiltInId, isBuiltIn } from '@stillgrove/domain/breathing/built-in';
import type { Pattern, Step } from '@stillgrove/domain/breathing/pattern';
import type { NamedPattern } from '@stillgrove/domain/breathing/pattern-text';
import { pageLanguage } from '../../../platform/language/page-language';

const BUILT_IN_NAMES: Readonly<Record<BuiltInId, string>> = {
  default: t`4-4-4`,
  'longer-exhale': t`Longer exhale`,
  'longer-exhale-short': t`Longer exhale, short`,
  sighing: t`Cyclic sighing`,
  box: t`Box breathing`,
  coherent: t`Coherent breathing`,
  '4-7-8': t`4-7-8`,
  calming: t`Calming breath`,
};

/** What a pattern is called: its own name, or else its steps in short. */
export function patternTitle({ id, name, steps }: NamedPattern & { readonly id?: string }): string {
  if (id !== undefined && isBuiltIn(id)) return BUILT_IN_NAMES[id];
  return name === '' ? steps.map(({ durationMs }) => secondsText(durationMs)).join(' – ') : name;
}

/** Whole seconds, or with their half, in the page’s language. */
export function secondsText(durationMs: number): string {
  const seconds = durationMs / 1_000;
  return Number.isInteger(seconds) ? String(seconds) : seconds.toLocaleString(pageLanguage());
}

/** What to do in a pattern, as one sentence. */
export function patternSentence([first, ...others]: Pattern): string {
  const seconds = secondsText(first.durationMs);
  const steps = [t`In for ${seconds} seconds`, ...others.map(stepPhrase)].join(', ');
  return t`${steps}.`;
}

function stepPhrase({ kind, durationMs }: Step): string {
  const seconds = secondsText(durationMs);
  if (kind === 'out') return t`out for ${seconds}`;
  if (kind === 'hold') return t`hold for ${seconds}`;
  if (kind === 'rest') return t`rest for ${seconds}`;
  return kind === 'sip' ? t`sip in for ${seconds}` : t`in for ${seconds}`;
}

import { BUILT_IN_PATTERNS, isBuiltIn } from '@stillgrove/domain/breathing/built-in';
import { putPattern, type OwnPattern, type OwnPatterns } from '@stillgrove/domain/breathing/own-patterns';
import type { NamedPattern } from '@stillgrove/domain/breathing/pattern-text';
import { create } from 'zustand';
import { readPreference, writePreference } from '../../../platform/preferences/preferences';
import { onOwnChange } from '../../../platform/storage/own-changes';
import { keepPatterns, readPatterns } from '../../../platform/storage/own-patterns';
import { openIfKept } from '../../../platform/vault/open-if-kept';

type Patterns = {
  /** Whose own patterns these are; empty until it is known. */
  readonly userId: string;
  readonly own: OwnPatterns;
  /** Id of a pattern that comes with the guide, or of an own one. */
  readonly chosen: string;
  /** One that is tried and not kept goes before the chosen one. */
  readonly tried: NamedPattern | null;
  /** Whether the last change of the own patterns was kept. */
  readonly kept: boolean;
};

export const usePatterns = create<Patterns>(() => ({
  userId: '',
  own: [],
  chosen: 'default',
  tried: null,
  kept: true,
}));

/** Takes over what this person has on this device. */
export function loadPatterns(userId: string): void {
  usePatterns.setState({
    userId,
    own: readPatterns(userId),
    chosen: readPreference('breathing-pattern') ?? 'default',
    tried: null,
    kept: true,
  });
}

/**
 * Shows what another tab or, through the private space, another device changed.
 *
 * @returns ends that
 */
export function followPatterns(): () => void {
  const { userId } = usePatterns.getState();
  const ends = [
    onOwnChange(() => usePatterns.setState({ own: readPatterns(userId), kept: true })),
    openIfKept(userId),
  ];
  return () => ends.forEach((end) => end());
}

export function choosePattern(id: string): void {
  writePreference('breathing-pattern', id);
  usePatterns.setState({ chosen: id, tried: null });
}

/** For this visit alone. */
export function tryPattern(pattern: NamedPattern): void {
  usePatterns.setState({ tried: pattern });
}

/** Another tab may have changed them meanwhile, so the change is made on what is kept. */
export function changeOwn(change: (own: OwnPatterns) => OwnPatterns): void {
  const { userId, own, kept } = usePatterns.getState();
  const next = change(kept ? readPatterns(userId) : own);
  usePatterns.setState({ own: next, kept: keepPatterns(userId, next) });
}

export function keepOwn(pattern: NamedPattern): OwnPattern {
  const own = { ...pattern, id: crypto.randomUUID() };
  changeOwn((patterns) => putPattern(patterns, own));
  return own;
}

/** The pattern to breathe; one that is gone gives way to the default. */
export function currentPattern({ own, chosen, tried }: Patterns): NamedPattern & { readonly id: string } {
  if (tried !== null) return { ...tried, id: '' };
  const found = own.find(({ id }) => id === chosen);
  if (found !== undefined) return found;
  const id = isBuiltIn(chosen) ? chosen : 'default';
  return { id, name: '', steps: BUILT_IN_PATTERNS[id] };
}

import { cleanMixName } from '@stillgrove/domain/sounds/mix-text';
import { type Mix, MOST_OWN_MIXES, type OwnMix } from '@stillgrove/domain/sounds/mixes';
import { create } from 'zustand';
import { onOwnChange } from '../../platform/storage/own-changes';
import { keepMixes, readMixes } from '../../platform/storage/own-mixes';
import { openIfKept } from '../../platform/vault/open-if-kept';

type OwnMixes = {
  /** Whose they are; empty until it is known. */
  readonly userId: string;
  readonly own: readonly OwnMix[];
  /** Whether the last change was kept. */
  readonly kept: boolean;
};

export const useOwnMixes = create<OwnMixes>(() => ({ userId: '', own: [], kept: true }));

/**
 * Takes over what this person has on this device, also when another tab or, through the private space, another device
 * changes it.
 *
 * @returns ends that
 */
export function followOwnMixes(userId: string): () => void {
  const load = () => useOwnMixes.setState({ userId, own: readMixes(userId), kept: true });
  load();
  const ends = [onOwnChange(load), openIfKept(userId)];
  return () => ends.forEach((end) => end());
}

/** Another tab may have changed them meanwhile, so the change is made on what is kept. */
function changeOwn(change: (own: readonly OwnMix[]) => readonly OwnMix[]): void {
  const { userId, own, kept } = useOwnMixes.getState();
  const next = change(kept ? readMixes(userId) : own);
  useOwnMixes.setState({ own: next, kept: keepMixes(userId, next) });
}

/** @returns null where the name is empty, or there are too many */
export function addOwnMix(name: string, layers: Mix): OwnMix | null {
  const clean = cleanMixName(name);
  if (clean === '' || useOwnMixes.getState().own.length >= MOST_OWN_MIXES) return null;
  const mix: OwnMix = { id: `own-${crypto.randomUUID()}`, name: clean, layers };
  changeOwn((own) => [...own, mix].slice(0, MOST_OWN_MIXES));
  return mix;
}

/** @returns whether the name could be used */
export function renameOwnMix(id: string, name: string): boolean {
  const clean = cleanMixName(name);
  if (clean === '') return false;
  changeOwn((own) => own.map((mix) => (mix.id === id ? { ...mix, name: clean } : mix)));
  return true;
}

export function deleteOwnMix(id: string): void {
  changeOwn((own) => own.filter((mix) => mix.id !== id));
}

/** Takes a deletion back. */
export function restoreOwnMix(mix: OwnMix, at: number): void {
  changeOwn((own) => (own.some(({ id }) => id === mix.id) ? own : own.toSpliced(at, 0, mix)));
}

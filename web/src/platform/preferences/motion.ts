import { create } from 'zustand';
import { readPreference, writePreference } from './preferences';

export type Motion = 'full' | 'still';

/** Whether things move. Starts as the system asks; a choice by hand wins. */
export const useMotion = create<{ motion: Motion }>(() => ({ motion: 'full' }));

export function loadMotion(): void {
  const stored = readPreference('motion');
  const system: Motion = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'still' : 'full';
  useMotion.setState({ motion: stored === 'full' || stored === 'still' ? stored : system });
}

export function chooseMotion(motion: Motion): void {
  document.documentElement.dataset.motion = motion;
  writePreference('motion', motion);
  useMotion.setState({ motion });
}

import { pressed } from '@stillgrove/domain/help/hurry';
import { useEffect } from 'react';
import { monotonicNow } from '../../platform/clock/clock';
import { leaveQuickly } from './leave-quickly';

/** Leaves the page when the Escape key is pressed three times in a hurry. */
export function useHurriedEscape(): void {
  useEffect(() => {
    let presses: number[] = [];
    const listen = ({ key, repeat }: KeyboardEvent) => {
      if (key !== 'Escape' || repeat) return;
      const state = pressed(presses, monotonicNow());
      presses = state.presses;
      if (state.hurried) leaveQuickly();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

import { plural, t } from '@lingui/core/macro';
import { EXIT_PRESSES, EXIT_WITHIN_MS, exitPress } from '@stillgrove/domain/help/exit-presses';
import { useEffect, useState } from 'react';
import { monotonicNow } from '../../platform/clock/clock';
import { exitPage } from '../../platform/screen/exit-page';

const REST = { missing: EXIT_PRESSES, said: '' };

/**
 * Leaves the page when Shift is pressed three times within five seconds. A press that was held for another key, such
 * as a capital letter, does not count.
 *
 * @param listens whether presses count now
 * @param inDialog whether the exit is part of a dialog; one of the page waits while a dialog is open
 * @returns how many presses are missing, and what is announced
 */
export function useExitKey(listens: boolean, inDialog: boolean): { missing: number; said: string } {
  const [shown, setShown] = useState(REST);
  useEffect(() => {
    if (!listens) return undefined;
    let presses: number[] = [];
    let alone = false;
    let expires: ReturnType<typeof setTimeout> | undefined;
    const onDown = ({ key, repeat }: KeyboardEvent) => {
      if (!repeat) alone = key === 'Shift';
    };
    const onUp = ({ key }: KeyboardEvent) => {
      // Over an article, the help counts the presses while it is open.
      if (key !== 'Shift' || !alone || (!inDialog && document.querySelector('dialog[open]') !== null)) return;
      alone = false;
      const state = exitPress(presses, monotonicNow());
      presses = state.presses;
      clearTimeout(expires);
      if (state.missing === 0) {
        setShown({ missing: 0, said: t`Exiting.` });
        exitPage();
        return;
      }
      setShown({ missing: state.missing, said: pressesWords(state.missing) });
      expires = setTimeout(() => {
        presses = [];
        setShown({ ...REST, said: t`Exit canceled. Press Shift three times to exit.` });
      }, EXIT_WITHIN_MS);
    };
    document.addEventListener('keydown', onDown);
    document.addEventListener('keyup', onUp);
    return () => {
      clearTimeout(expires);
      document.removeEventListener('keydown', onDown);
      document.removeEventListener('keyup', onUp);
    };
  }, [listens, inDialog]);
  return shown;
}

function pressesWords(missing: number): string {
  return plural(missing, {
    one: 'Shift. Press 1 more time to exit.',
    other: 'Shift. Press # more times to exit.',
  });
}

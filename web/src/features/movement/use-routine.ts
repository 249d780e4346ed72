import type { Routine } from '@stillgrove/domain/movement/routine';
import { useEffect, useRef } from 'react';
import { useAddressSearch } from '../../platform/address/address-search';
import { scrollToArrival } from '../../platform/navigation/scroll-position';

/** The routine that the address names. Choosing one, or going back from it, begins like another page. */
export function useRoutine(routines: readonly Routine[]): Routine | undefined {
  const asked = useAddressSearch().get('routine');
  const routine = routines.find(({ id }) => id === asked);
  const shown = useRef(routine);
  useEffect(() => {
    if (shown.current === routine) return;
    shown.current = routine;
    scrollToArrival();
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [routine]);
  return routine;
}

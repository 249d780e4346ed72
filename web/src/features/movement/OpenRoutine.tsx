import type { Routine } from '@stillgrove/domain/movement/routine';
import { createElement, useEffect, useState, type ReactElement } from 'react';
import { retry } from '../../platform/http/retry';
import { onceSettled } from '../../platform/screen/settled';
import { NotLoaded } from '../../ui/layout/NotLoaded';
import { QuietPlaceholder } from '../../ui/layout/QuietPlaceholder';

type View = (typeof import('./RoutineView'))['default'];

let loaded: View | null = null;

async function load(): Promise<View> {
  loaded ??= (await retry(() => import('./RoutineView'))).default;
  return loaded;
}

/** The routine that someone chose, with what only a routine needs: its clock, its voice and its points. */
export function OpenRoutine({ routine }: { routine: Routine }): ReactElement {
  const [view, setView] = useState<{ View: View | null; failed: boolean }>({ View: loaded, failed: false });
  useEffect(() => {
    if (view.View !== null) return;
    load().then(
      (View) => setView({ View, failed: false }),
      () => setView({ View: null, failed: true }),
    );
  }, [view.View]);
  if (view.View === null) return view.failed ? <NotLoaded /> : <QuietPlaceholder />;
  return createElement(view.View, { key: routine.id, routine });
}

/** Loads what a routine needs while someone still chooses one. */
export function useRoutineSoon(): void {
  useEffect(
    () =>
      onceSettled(() => {
        load().catch(() => undefined);
      }),
    [],
  );
}

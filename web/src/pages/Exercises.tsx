import { t } from '@lingui/core/macro';
import type { MovementPageData } from '@stillgrove/contract/movement';
import type { ReactElement } from 'react';
import drawing from '../drawings/movement.svg?url&no-inline';
import { MovementSources } from '../features/movement/MovementSources';
import { OpenRoutine, useRoutineSoon } from '../features/movement/OpenRoutine';
import { RoutineCards } from '../features/movement/RoutineCards';
import { useRoutine } from '../features/movement/use-routine';
import { usePageData } from '../platform/page-data/page-data';
import { Deferred } from '../ui/layout/Deferred';
import { PageHead } from '../ui/layout/PageHead';

export default function ExercisesPage(): ReactElement {
  const { routines } = usePageData<MovementPageData>();
  const routine = useRoutine(routines);
  useRoutineSoon();
  if (routine !== undefined) return <OpenRoutine routine={routine} />;
  return (
    <>
      <PageHead
        title={t`Gentle exercises`}
        lead={t`Three to ten minutes of slow movement, with an easier way for every step and a way without standing.`}
        drawing={{ src: drawing, width: 320, height: 300 }}
      />
      <Deferred>
        <RoutineCards routines={routines} />
        <MovementSources />
      </Deferred>
    </>
  );
}

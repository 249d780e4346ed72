import { useEffect, type ReactElement } from 'react';
import { BreathingExercise } from '../features/breathing/BreathingExercise';
import { GrowthTree } from '../features/growth-tree/GrowthTree';
import { FULL_TREE } from '@stillgrove/domain/growth-tree/progress';
import { WhichTree } from '../features/breathing/WhichTree';
import { askServiceWorker } from '../platform/offline/register';
import { useAppStore } from '../platform/session/app-store';

import { keepSoundsMessage } from '../service-worker/messages';

export default function Breathing(): ReactElement {
  const seed = useAppStore((state) => state.app.user?.id ?? '');
  useEffect(() => void askServiceWorker(keepSoundsMessage('breathing')), []);
  return (
    <BreathingExercise
      tree={(leaves) => (
        <>
          <GrowthTree seed={seed} leaves={Math.min(leaves, FULL_TREE)} />
          <WhichTree />
        </>
      )}
    />
  );
}

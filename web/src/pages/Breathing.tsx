import type { ReactElement } from 'react';
import { BreathingExercise } from '../features/breathing/BreathingExercise';
import { GrowthTree } from '../features/growth-tree/GrowthTree';
import { FULL_TREE } from '@stillgrove/domain/growth-tree/progress';
import { WhichTree } from '../features/breathing/WhichTree';
import { useAppStore } from '../platform/session/app-store';

export default function Breathing(): ReactElement {
  const seed = useAppStore((state) => state.app.user?.id ?? '');
  return (
    <BreathingExercise
      tree={(leaves) => (
        <>
          <GrowthTree key={seed} seed={seed} leaves={Math.min(leaves, FULL_TREE)} />
          <WhichTree />
        </>
      )}
    />
  );
}

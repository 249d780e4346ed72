import { FULL_TREE } from '@stillgrove/domain/growth-tree/progress';
import type { ReactElement } from 'react';
import { BreathingExercise } from '../features/breathing/BreathingExercise';
import { LazyOwnTree, LazyTree } from '../features/growth-tree/LazyTree';
import { useAppStore } from '../platform/session/app-store';

export default function Breathing(): ReactElement {
  const seed = useAppStore((state) => state.app.user?.id ?? '');
  return (
    <BreathingExercise
      ownTree={<LazyOwnTree seed={seed} />}
      treeOf={(leaves) => (
        <LazyTree seed={seed} leaves={leaves === null ? null : Math.min(leaves, FULL_TREE)} />
      )}
    />
  );
}

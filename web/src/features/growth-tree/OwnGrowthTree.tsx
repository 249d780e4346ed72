import { treeProgress } from '@stillgrove/domain/growth-tree/progress';
import { useState, type ReactElement } from 'react';
import { usePoints } from '../../platform/points/points-store';
import { readStoredNumber } from '../../platform/points/stored-values';
import { GrowthTree } from './GrowthTree';

/** The same tree that a person sees on the page of the tree, with the leaves of all their tasks. */
export default function OwnGrowthTree({ seed }: { seed: string }): ReactElement {
  const total = usePoints((state) => state.totalScore);
  // What is stored on the device is there before it has been counted.
  const [atFirst] = useState(() => readStoredNumber('totalScore'));
  return <GrowthTree seed={seed} leaves={treeProgress(Math.max(total, atFirst)).leaves} />;
}

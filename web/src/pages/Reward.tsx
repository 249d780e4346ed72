import type { ReactElement } from 'react';
import { GrowthTree } from '../features/growth-tree/GrowthTree';
import { TreeProgressBar } from '../features/growth-tree/TreeProgressBar';
import { useShownScore } from '../features/growth-tree/use-shown-score';
import { useAppStore } from '../platform/session/app-store';
import { ButtonLink } from '../ui/controls/Button';
import { Below } from '../ui/layout/Below';
import { WaitingNote } from '../ui/points/WaitingNote';
import { treeProgress } from '@stillgrove/domain/growth-tree/progress';
import styles from './Reward.module.css';

export default function Reward(): ReactElement {
  const seed = useAppStore((state) => state.app.user?.id ?? '');
  const progress = treeProgress(useShownScore());
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>Your Growth Tree</h1>
      <Below>
        <GrowthTree seed={seed} leaves={progress.leaves} />
        <TreeProgressBar progress={progress} />
        <p className={styles.words}>
          {progress.tasks === 0
            ? 'Your tree grows when you earn points with breathing, games, videos, or resources. It never shrinks, even if you’re away for a long time.'
            : 'Your tree never shrinks, even if you’re away for a long time.'}
        </p>
        <ButtonLink kind="main" href="/breathing">
          Start guided breathing
        </ButtonLink>
        <WaitingNote />
      </Below>
    </section>
  );
}

import { t } from '@lingui/core/macro';
import { FULL_TREE, type TreeProgress, treeProgress } from '@stillgrove/domain/growth-tree/progress';
import { type ReactElement, useRef, useState } from 'react';
import { retry } from '../../platform/http/retry';
import { useSite } from '../../platform/page-data/site';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { ProgressBar } from '../../ui/progress/ProgressBar';
import styles from './TreeStrip.module.css';
import { treeInWords } from './tree-words';

type Props = {
  seed: string;
  /** The person’s points; null while they are not known. */
  score: number | null;
};

/** What stands on the ground before the tree: how far it has grown, who is there, and what one can do. */
export function TreeStrip({ seed, score }: Props): ReactElement {
  const progress = treeProgress(score ?? 0);
  const { tasks, leaves } = progress;
  const words = t`Tasks Completed: ${String(tasks)} of ${String(FULL_TREE)}`;
  const { keep, keeping, outcome, strip } = useKeptPicture(seed, progress);
  return (
    <div
      ref={strip}
      className={styles.strip}
      data-unknown={score === null ? '' : undefined}
      data-uncovered=""
    >
      <div className={styles.progress} data-own="">
        <p className={styles.tasks}>{words}</p>
        <ProgressBar
          size="thick"
          max={FULL_TREE}
          value={leaves}
          aria-label={t`Growth of your tree`}
          aria-valuetext={words}
        />
      </div>
      <p className={styles.sentence} role="status" data-own="">
        {outcome ?? (score !== null && treeInWords(tasks))}
      </p>
      <div className={styles.actions}>
        <ButtonLink kind="main" href="/breathing">
          {t`Breathe`}
        </ButtonLink>
        <Button onClick={keep} aria-busy={keeping}>
          {t`Keep a picture`}
        </Button>
      </div>
    </div>
  );
}

/** Makes the picture once at a time, and says what came of it. */
function useKeptPicture(seed: string, { leaves, flowers }: TreeProgress) {
  const { name } = useSite();
  const strip = useRef<HTMLDivElement>(null);
  const [keeping, setKeeping] = useState(false);
  const [outcome, setOutcome] = useState<string | null>(null);
  const keep = () => {
    const scene = strip.current?.closest<HTMLElement>('[data-sky]');
    if (keeping || scene === null || scene === undefined) return;
    setKeeping(true);
    retry(() => import('./keep-picture'))
      .then(({ keepPicture }) => keepPicture({ seed, leaves, flowers, siteName: name }, scene))
      .then((how) => setOutcome(inWords(how)))
      .catch(() =>
        setOutcome(t`We couldn’t make the picture on this device. Take a screenshot instead, or try again.`),
      )
      .finally(() => setKeeping(false));
  };
  return { keep, keeping, outcome, strip };
}

function inWords(how: 'saved' | 'shared' | 'dismissed'): string {
  if (how === 'dismissed') return t`No picture was saved.`;
  if (how === 'shared') return t`The picture of your tree went where you chose.`;
  return t`The picture of your tree is in your downloads.`;
}

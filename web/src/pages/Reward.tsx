import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useMemo, type ReactElement } from 'react';
import { TreeScene } from '../features/growth-tree/TreeScene';
import { TreeStrip } from '../features/growth-tree/TreeStrip';
import { useShownScore } from '../features/growth-tree/use-shown-score';
import { retry } from '../platform/http/retry';
import { useAppStore } from '../platform/session/app-store';
import { breathedMinutes } from '../platform/storage/breathed-minutes';
import { noteSeenLeaves, readSeenLeaves } from '../platform/storage/seen-leaves';
import { WaitingNote } from '../ui/points/WaitingNote';
import { MotionChoice } from '../ui/sound/SoundSettings';
import styles from './Reward.module.css';

export default function Reward(): ReactElement {
  const userId = useAppStore((state) => state.app.user?.id ?? '');
  const { score, isShown } = useShownScore();
  // What opens now counts as seen only at the next visit.
  const seen = useMemo(() => readSeenLeaves(userId), [userId]);
  useEffect(() => {
    if (userId === '' || breathedMinutes().length === 0) return;
    retry(() => import('../features/growth-tree/give-breathed-minutes'))
      .then(({ giveBreathedMinutes }) => giveBreathedMinutes())
      .catch(() => console.info('The minutes of the landing page wait for the next visit.'));
  }, [userId]);
  const onSeen = useCallback((leaves: number) => noteSeenLeaves(userId, leaves), [userId]);
  return (
    <section className={styles.page}>
      <TreeScene
        seed={userId}
        score={score}
        isShown={isShown}
        seen={seen}
        onSeen={onSeen}
        className={styles.scene}
        ground={<TreeStrip seed={userId} score={isShown ? score : null} />}
      >
        <h1 className={`like-h2 ${styles.title}`}>{t`Your Growth Tree`}</h1>
      </TreeScene>
      <div className={styles.about}>
        <WaitingNote />
        <p>
          {t`Each task opens one leaf, up to 500. After that, every 50 tasks bring a flower to its meadow. The dark leaves behind the others fill the crown and aren’t counted. Your tree never shrinks, however long you’re away.`}
        </p>
        <MotionChoice />
      </div>
    </section>
  );
}

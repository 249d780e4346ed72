import { t } from '@lingui/core/macro';
import { useEffect, useState, type ReactElement } from 'react';
import drawing from '../drawings/not-found.svg?url&no-inline';
import { SlowBreath } from '../features/help/SlowBreath';
import { returnPath } from '../platform/navigation/return-path';
import { Button, ButtonLink } from '../ui/controls/Button';
import { PictureMessage } from '../ui/layout/PictureMessage';
import styles from './Offline.module.css';

/**
 * Stands in for a page that is not cached on the device, and has a breath for the wait; it opens that page once the
 * network is back and the breath is over.
 */
export default function Offline(): ReactElement {
  const [breathing, setBreathing] = useState(false);
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    const back = () => setIsBack(true);
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, []);
  useEffect(() => {
    if (isBack && !breathing) tryAgain();
  }, [isBack, breathing]);
  return (
    <PictureMessage drawing={drawing} title={t`You’re offline`}>
      <p>{t`This page isn’t saved on your device. It’ll open by itself when you’re back online.`}</p>
      <Button kind="main" onClick={tryAgain}>
        {t`Try again`}
      </Button>
      <div className={styles.breath}>
        <SlowBreath as="h2" onRunning={setBreathing} />
      </div>
      <p>{t`Help works offline. So do breathing, the games and your diary, with an account or without one.`}</p>
      <div className="actions">
        <ButtonLink href="/help">{t`Need help now?`}</ButtonLink>
        <ButtonLink href="/browse">{t`Go to Today`}</ButtonLink>
      </div>
    </PictureMessage>
  );
}

function tryAgain(): void {
  location.replace(returnPath(location.search, location.origin));
}

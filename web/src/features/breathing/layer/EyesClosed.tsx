import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useSoundPreferences } from '../../../platform/audio/sound-preferences';
import { SoundToggle } from '../../../ui/sound/SoundSettings';
import styles from './EyesClosed.module.css';

type Props = {
  /** Minutes or breaths that are left, in words; null without an end. */
  left: string | null;
  onStop: () => void;
  onLeave: () => void;
};

/** Hardly any light, and one large place to stop: what to do is heard and felt. */
export function EyesClosed({ left, onStop, onLeave }: Props): ReactElement {
  const on = useSoundPreferences((preferences) => preferences.on);
  return (
    <div className={styles.dark} data-ground="">
      <button type="button" className={styles.stop} data-stage-focus="" onClick={onStop}>
        <span className={styles.word}>{t`Stop`}</span>
        <span className={styles.aside}>
          {on
            ? t`The sound rises as you breathe in and falls as you breathe out.`
            : t`The sound is off. Turn it on below to follow with your eyes closed.`}
        </span>
        {left !== null && <span className={styles.aside}>{left}</span>}
      </button>
      <div className={styles.foot}>
        <SoundToggle />
        <Link href="/help" className={styles.help} onClick={onLeave}>
          {t`Need help now?`}
        </Link>
      </div>
    </div>
  );
}

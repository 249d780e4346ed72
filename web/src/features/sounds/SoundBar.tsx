import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../ui/drawing/Icon';
import { soundsOf } from '../../ui/sound/sound-words';
import styles from './SoundBar.module.css';
import { soundsOfTab } from './sounds-of-tab';

/** What plays on while someone reads or writes elsewhere. */
export function SoundBar(): ReactElement | null {
  const session = soundsOfTab();
  const { status, mix, name } = session.store();
  const title = name === '' ? soundsOf(mix) : name;
  const plays = status === 'playing' || status === 'starting';
  const stop = () => {
    session.stop();
    // The bar is gone, and the focus with it.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  if (status === 'silent') return null;
  return (
    <section className={styles.bar} aria-label={t`Now playing`}>
      <button
        type="button"
        className={styles.button}
        aria-label={plays ? t`Pause` : t`Play`}
        onClick={() => void session.toggle()}
      >
        <Icon name={plays ? 'pause' : 'play'} />
      </button>
      <Link href="/sounds" className={styles.name}>
        <bdi>{title}</bdi>
      </Link>
      <button type="button" className={styles.button} aria-label={t`Stop`} onClick={stop}>
        <Icon name="stop" />
      </button>
    </section>
  );
}

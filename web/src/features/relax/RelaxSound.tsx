import { t } from '@lingui/core/macro';
import { useState, type ReactElement } from 'react';
import { useBackgroundSound } from '../../platform/sound-garden/background-sound';
import { useBackgroundPlayer } from '../../platform/sound-garden/use-background-player';
import { Button } from '../../ui/controls/Button';
import { BackgroundSound } from '../../ui/sound/BackgroundSound';
import styles from './RelaxSound.module.css';

/** A sound while someone looks around here; silent until they start it. */
export default function RelaxSound(): ReactElement {
  const chosen = useBackgroundSound((state) => state.chosen);
  const [playing, setPlaying] = useState(false);
  useBackgroundPlayer(playing, t`Relax`);
  return (
    <div className={styles.sound}>
      <BackgroundSound />
      {chosen !== '' && (
        <Button aria-pressed={playing} onClick={() => setPlaying(!playing)}>
          {playing ? t`Pause the sound` : t`Play the sound`}
        </Button>
      )}
    </div>
  );
}

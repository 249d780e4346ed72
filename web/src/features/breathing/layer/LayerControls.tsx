import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { Button } from '../../../ui/controls/Button';
import { Icon } from '../../../ui/drawing/Icon';
import { SoundToggle, VolumeSlider } from '../../../ui/sound/SoundSettings';
import type { BreathingState } from '../breathing-session';
import styles from './LayerControls.module.css';
import { Tally } from '../Tally';
import type { Sound } from '../use-session-sound';

type Props = {
  state: BreathingState;
  sound: Sound;
  shown: boolean;
  onStop: () => void;
  onReset: () => void;
};

/** What one can do while breathing: out of sight most of the time, and there for keyboards and screen readers always. */
export function LayerControls({ state, sound, shown, onStop, onReset }: Props): ReactElement {
  return (
    <div className={styles.controls} data-ground="" data-shown={shown}>
      <div className={styles.buttons}>
        <Button kind="main" onClick={onStop}>
          <Icon name="stop" />
          {t`Stop`}
        </Button>
        <Button className={styles.solid} onClick={onReset}>
          {t`Reset`}
        </Button>
      </div>
      <div className={`${styles.sound} ${styles.solid}`}>
        {sound.silenced ? (
          <button type="button" className={styles.again} onClick={sound.playAgain}>
            <Icon name="sound" />
            {t`The sound stopped. Play it again`}
          </button>
        ) : (
          <>
            <SoundToggle />
            <VolumeSlider />
          </>
        )}
      </div>
      <Tally score={state.score} leaves={state.leaves} breaths={state.breaths} inLine />
    </div>
  );
}

import type { Scene } from '@stillgrove/contract/videos';
import { useState, type ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import { SoundSettings } from '../../ui/sound/SoundSettings';
import { ScenePicture } from './ScenePicture';
import styles from './SceneStage.module.css';
import { usePlayback } from './use-playback';

/** Minutes after which a scene stops by itself; 0 keeps it playing. */
const TIMERS = [0, 5, 10, 20];

/** One scene with its controls. */
export function SceneStage({ scene, onClose }: { scene: Scene; onClose: () => void }): ReactElement {
  const [minutes, setMinutes] = useState(0);
  const { isPlaying, isSoundHeldBack, play, pause } = usePlayback(scene.sound, minutes);
  return (
    <div className={styles.stage} role="group" aria-label={scene.title}>
      <ScenePicture id={scene.id} isMoving={isPlaying} />
      <div className={styles.controls}>
        <h2 className={styles.title}>{scene.title}</h2>
        <Button kind="main" onClick={isPlaying ? pause : play}>
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        <label className={styles.timer}>
          Stop after
          <select value={minutes} onChange={({ target }) => setMinutes(Number(target.value))}>
            {TIMERS.map((choice) => (
              <option key={choice} value={choice}>
                {choice === 0 ? 'Keep playing' : `${String(choice)} minutes`}
              </option>
            ))}
          </select>
        </label>
        <Button kind="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
      <p role="status" className={styles.note}>
        {isSoundHeldBack && 'Tap anywhere or press a key to turn the sound on.'}
      </p>
      <SoundSettings />
    </div>
  );
}

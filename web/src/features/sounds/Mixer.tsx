import { t } from '@lingui/core/macro';
import { surpriseMix, VOLUME_STEP } from '@stillgrove/domain/sounds/mixes';
import { type Layer, SOUND_NAMES } from '@stillgrove/domain/sounds/sound';
import { useId, useRef, useState, type ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import { Icon } from '../../ui/drawing/Icon';
import { SOUND_WORDS } from '../../ui/sound/sound-words';
import { SoundIcon } from '../../ui/sound/SoundIcon';
import styles from './Mixer.module.css';
import { SaveMix } from './SaveMix';
import { ShareMix } from './ShareMix';
import type { SoundsSession } from './sounds-session';

/** The sounds of the mix, each with its volume, and all sounds to add. */
export function Mixer({ session }: { session: SoundsSession }): ReactElement {
  const { mix, slow } = session.store();
  const [full, setFull] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  const inMix = new Set(mix.map(({ sound }) => sound));
  const isFull = mix.length >= session.mostLayers();
  const remove = (layer: Layer) => {
    session.remove(layer.sound);
    setFull(false);
    // The button that was pressed is gone.
    choices.current?.querySelector<HTMLElement>(`[data-sound=${layer.sound}]`)?.focus();
  };
  const surprise = () => void session.play(surpriseMix(Math.random), '', '');
  return (
    <div id="mixer" className={styles.mixer}>
      <div ref={choices} role="group" aria-label={t`Sounds`} className={styles.sounds}>
        {SOUND_NAMES.map((sound) => (
          <button
            key={sound}
            type="button"
            data-sound={sound}
            className={styles.sound}
            aria-pressed={inMix.has(sound)}
            aria-disabled={isFull && !inMix.has(sound)}
            onClick={() => {
              if (inMix.has(sound)) session.remove(sound);
              else setFull(!session.add(sound));
            }}
          >
            <SoundIcon sound={sound} />
            {SOUND_WORDS[sound]}
          </button>
        ))}
      </div>
      <p role="status">
        {full &&
          (slow
            ? t`This device makes sounds slowly, so a mix has up to three here. Remove one to add another.`
            : t`A mix has up to six sounds. Remove one to add another.`)}
      </p>
      {mix.length === 0 ? (
        <p>{t`Choose sounds above, or let us choose for you.`}</p>
      ) : (
        <ul className={styles.layers}>
          {mix.map((layer) => (
            <LayerRow key={layer.sound} layer={layer} session={session} onRemove={remove} />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button onClick={surprise}>{t`Surprise me`}</Button>
      </div>
      {mix.length > 0 && (
        <>
          <SaveMix session={session} />
          <ShareMix mix={mix} />
        </>
      )}
    </div>
  );
}

type RowProps = { layer: Layer; session: SoundsSession; onRemove: (layer: Layer) => void };

/** One sound with its volume. */
function LayerRow({ layer, session, onRemove }: RowProps): ReactElement {
  const id = useId();
  const { sound, volume } = layer;
  const percent = Math.round(100 * volume);
  const name = SOUND_WORDS[sound];
  return (
    <li className={styles.layer}>
      <SoundIcon sound={sound} />
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        type="range"
        min={VOLUME_STEP}
        max={100}
        step={VOLUME_STEP}
        value={percent}
        aria-valuetext={t`${String(percent)} percent`}
        onChange={({ target }) => session.setVolume(sound, Number(target.value) / 100)}
      />
      <button
        type="button"
        className={styles.remove}
        aria-label={t`Remove ${name}`}
        onClick={() => onRemove(layer)}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

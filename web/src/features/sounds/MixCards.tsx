import type { Mix } from '@stillgrove/domain/sounds/mixes';
import type { ReactElement } from 'react';
import { Icon } from '../../ui/drawing/Icon';
import { MixScene } from '../../ui/sound/MixScene';
import { soundsOf } from '../../ui/sound/sound-words';
import styles from './MixCards.module.css';
import type { SoundsSession } from './sounds-session';

export type NamedMix = { readonly id: string; readonly name: string; readonly layers: Mix };

type Props = {
  mixes: readonly NamedMix[];
  session: SoundsSession;
  onPlay: (mix: NamedMix) => void;
};

/** Mixes with a picture each: one tap plays, the next one pauses. */
export function MixCards({ mixes, session, onPlay }: Props): ReactElement {
  const { chosen, status } = session.store();
  return (
    <ul className={styles.grid}>
      {mixes.map((mix) => {
        const isChosen = mix.id === chosen && status !== 'silent';
        const plays = isChosen && status !== 'paused';
        return (
          <li key={mix.id}>
            <button
              type="button"
              className={styles.card}
              aria-pressed={plays}
              onClick={({ currentTarget }) => {
                if (isChosen) void session.toggle();
                else onPlay(mix);
                // The player must not cover what was just pressed.
                currentTarget.scrollIntoView({ block: 'nearest' });
              }}
            >
              <span className={styles.picture}>
                <MixScene mix={mix.layers} />
                <span className={styles.state}>
                  <Icon name={plays ? 'pause' : 'play'} />
                </span>
              </span>
              <span className={styles.words}>
                <span className={styles.name}>
                  <bdi>{mix.name}</bdi>
                </span>
                <span className={styles.sounds}>{soundsOf(mix.layers)}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

import { t } from '@lingui/core/macro';
import { parseMix } from '@stillgrove/domain/sounds/mix-text';
import type { Mix } from '@stillgrove/domain/sounds/mixes';
import { useState, type ReactElement } from 'react';
import { useFocusOnArrival } from '../../platform/screen/use-focus-on-arrival';
import { Button } from '../../ui/controls/Button';
import { MixScene } from '../../ui/sound/MixScene';
import { soundsOf } from '../../ui/sound/sound-words';
import styles from './SharedMix.module.css';

type Props = {
  /** What the link holds; it may come from anyone. */
  text: string;
  onPlay: (mix: Mix) => void;
  /** Shows it in the mixer. */
  onShow: (mix: Mix) => void;
  onDone: () => void;
};

/** A mix that someone shared by a link. Nothing begins by itself. */
export function SharedMix({ text, onPlay, onShow, onDone }: Props): ReactElement {
  const [mix] = useState(() => parseMix(text));
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const after = (use: (mix: Mix) => void) => () => {
    if (mix !== null) use(mix);
    onDone();
  };
  return (
    <section className={styles.shared} aria-labelledby="shared-mix">
      <div className={styles.card}>
        <h2 ref={heading} id="shared-mix" tabIndex={-1} className={styles.title}>
          {mix === null ? t`We can’t read this mix` : t`Someone shared a mix`}
        </h2>
        {mix === null ? (
          <p>{t`The link is damaged, or its mix has sounds we don’t know. Ask for the link again.`}</p>
        ) : (
          <>
            <div className={styles.picture}>
              <MixScene mix={mix} />
            </div>
            <p>{soundsOf(mix)}</p>
          </>
        )}
        <div className={styles.actions}>
          {mix !== null && (
            <>
              <Button onClick={after(onPlay)}>{t`Play it`}</Button>
              <Button onClick={after(onShow)}>{t`Change or keep it`}</Button>
            </>
          )}
          <Button kind="quiet" onClick={onDone}>{t`Close`}</Button>
        </div>
      </div>
    </section>
  );
}

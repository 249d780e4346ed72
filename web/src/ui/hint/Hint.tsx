import { t } from '@lingui/core/macro';
import { useEffect, useRef, type ReactElement } from 'react';
import { Icon } from '../drawing/Icon';
import styles from './Hint.module.css';
import { useFreePlace } from './use-free-place';

type Props = {
  words: string;
  /** It has found a place where it is in sight. */
  onShown: () => void;
  onClose: () => void;
};

/** A quiet line at an end of the screen, which covers nothing that can be pressed and is closed for good. */
export function Hint({ words, onShown, onClose }: Props): ReactElement {
  const box = useRef<HTMLElement>(null);
  const isShown = useFreePlace(box);
  useEffect(() => {
    if (isShown) onShown();
    // Once is enough.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isShown]);
  const close = () => {
    if (box.current?.contains(document.activeElement) === true)
      document.getElementById('main')?.focus({ preventScroll: true });
    onClose();
  };
  return (
    <aside ref={box} className={styles.hint} aria-label={t`Hint`} data-place="none">
      {/* Screen readers announce what comes into a region that is there already. */}
      <p className="visually-hidden" role="status">
        {isShown && words}
      </p>
      <p aria-hidden="true">{words}</p>
      <button type="button" onClick={close} aria-label={t`Close this hint`}>
        <Icon name="close" />
      </button>
    </aside>
  );
}

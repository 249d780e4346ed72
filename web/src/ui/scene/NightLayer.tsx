import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useFullScreen } from '../../platform/screen/full-screen';
import { useLateText } from '../../platform/screen/use-late-text';
import { HourScene } from './HourScene';
import { LayerTop } from './LayerTop';
import styles from './NightLayer.module.css';

type Props = {
  open: boolean;
  /** Id of the heading that names it. */
  labelledBy: string;
  /** What screen readers are told of changes. */
  announcement: string;
  /** How high the moon stands, 0 (behind the hills) to 1. It is moved too slowly to be seen moving. */
  moon: number;
  /** How much of the light is taken away, 0 to 1. */
  darkness?: number;
  /** One step back: by the button, Escape, or the back gesture of a phone. */
  onBack: () => void;
  /** Someone leaves for help. */
  onHelp: () => void;
  ground: ReactNode;
  children: ReactNode;
};

/** In percent of the sky. */
const LOWEST = 14;
const HIGHEST = 74;

/**
 * The whole screen as a night landscape, darker than on other pages, for half-closed eyes. A modal dialog: what lies
 * behind rests. The focus goes to what is marked with `data-first-focus`.
 */
export function NightLayer(props: Props): ReactElement {
  const { open, labelledBy, announcement, onBack, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const announced = useLateText(announcement);
  useFullScreen(open);
  useEffect(() => {
    if (!open) return undefined;
    const opened = dialog.current;
    opened?.showModal();
    focusFirst(opened);
    return () => opened?.close();
  }, [open]);
  useEffect(() => {
    // The button that was pressed has given way to others, and the focus went with it.
    if (open && document.activeElement?.closest('dialog[open]') == null) focusFirst(dialog.current);
  });
  return (
    <dialog
      ref={dialog}
      className={styles.layer}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        onBack();
      }}
    >
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      {open && <Night {...props}>{children}</Night>}
    </dialog>
  );
}

/** Where words are large, the screen begins with what is said, and not with the buttons below it. */
function focusFirst(dialog: HTMLDialogElement | null): void {
  dialog?.querySelector<HTMLElement>('[data-first-focus]')?.focus({ preventScroll: true });
}

function Night({ moon, darkness = 0, onBack, onHelp, ground, children }: Props): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const up = `${(LOWEST + (HIGHEST - LOWEST) * moon).toFixed(2)}%`;
  useEffect(() => {
    frame.current?.style.setProperty('--sun-up', up);
    frame.current?.style.setProperty('--darkness', String(darkness));
  }, [up, darkness]);
  return (
    <div ref={frame} className={styles.frame} data-dark={darkness > 0.6}>
      <HourScene
        sky="night"
        className={styles.scene}
        ground={
          <>
            <div className={styles.veil} />
            <div className={styles.front}>{ground}</div>
          </>
        }
      >
        <div className={styles.veil} />
        <LayerTop onBack={onBack} onHelp={onHelp} className={styles.top} />
        <div className={styles.front}>{children}</div>
      </HourScene>
    </div>
  );
}

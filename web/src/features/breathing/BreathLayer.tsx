import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useLoaded } from '../../platform/http/use-loaded';
import { LayerTop } from '../../ui/scene/LayerTop';
import styles from './BreathLayer.module.css';
import type { BreathingSession } from './breathing-session';
import { useBreathingSettings } from './settings/breathing-settings';
import { announcement } from './step-words';
import type { Sound } from './use-session-sound';

const loadContent = () => import('./layer/LayerContent');

type Props = {
  session: BreathingSession;
  sound: Sound;
  /** Whether the screen goes dark, since the guide is followed by ear. */
  eyesClosed: boolean;
  /** The person’s tree, which stands on the hill. */
  tree: ReactNode;
  onAgain: () => void;
};

/**
 * The whole screen while someone breathes. A modal dialog: what lies behind rests, Escape and the back gesture of a
 * phone stop the exercise, and the focus returns to Start. What is on it is loaded once the page is there.
 */
export function BreathLayer({ session, sound, eyesClosed, tree, onAgain }: Props): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const state = session.store();
  const open = state.stage !== 'resting';
  const underWay = open && state.stage !== 'ended';
  const announced = useBreathingSettings((settings) => settings.announced);
  const Content = useLoaded(loadContent, 'The screen of the exercise')?.LayerContent;
  useEffect(() => {
    if (!open) return undefined;
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, [open]);
  useEffect(() => {
    if (underWay) dialog.current?.querySelector<HTMLElement>('[data-stage-focus]')?.focus();
  }, [underWay, Content]);
  const leave = state.stage === 'ended' ? session.putAway : session.stop;
  return (
    <dialog
      ref={dialog}
      className={styles.layer}
      aria-labelledby="breathing-title"
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <p className="visually-hidden" role="status">
        {announced && announcement(state)}
      </p>
      {open && Content !== undefined && (
        <Content
          dialog={dialog}
          session={session}
          state={state}
          sound={sound}
          inTheDark={eyesClosed && state.stage !== 'ended'}
          tree={tree}
          onLeave={leave}
          onAgain={onAgain}
        />
      )}
      {open && Content === undefined && (
        <>
          <p className={styles.words} data-ground="" tabIndex={-1} data-stage-focus="">
            {announcement(state)}
          </p>
          <LayerTop onBack={leave} onHelp={leave} />
        </>
      )}
    </dialog>
  );
}

import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState, type ReactElement, type ReactNode, type RefObject } from 'react';
import { useMotion } from '../../../platform/preferences/motion';
import { useFullScreen } from '../../../platform/screen/full-screen';
import { AskFeeling } from '../../../ui/check-ins/AskFeeling';
import { HourScene } from '../../../ui/scene/HourScene';
import { LayerTop } from '../../../ui/scene/LayerTop';
import styles from '../BreathLayer.module.css';
import type { BreathingSession, BreathingState } from '../breathing-session';
import { EyesClosed } from './EyesClosed';
import { FlyingLeaf } from './FlyingLeaf';
import { Guide } from '../Guide';
import { LayerControls } from './LayerControls';
import { useBreathingSettings } from '../settings/breathing-settings';
import { guideWords, leftWords, NOTICES } from '../step-words';
import { EndActions, SessionEnd } from './SessionEnd';
import { useControlsShown } from './use-controls-shown';
import type { Sound } from '../use-session-sound';

type SceneProps = {
  dialog: RefObject<HTMLDialogElement | null>;
  session: BreathingSession;
  state: BreathingState;
  sound: Sound;
  /** The person’s tree, which stands on the hill. */
  tree: ReactNode;
  onLeave: () => void;
  onAgain: () => void;
};

type Props = SceneProps & {
  /** Whether there is hardly any light, since the guide is followed by ear. */
  inTheDark: boolean;
};

/** What is on the screen while someone breathes. */
export function LayerContent({ inTheDark, ...scene }: Props): ReactElement {
  const { session, state, onLeave } = scene;
  useFullScreen(true);
  if (!inTheDark) return <BreathScene {...scene} />;
  return (
    <EyesClosed
      left={state.left === null ? null : leftWords(state.left)}
      onStop={session.finish}
      onLeave={onLeave}
    />
  );
}

function BreathScene({ dialog, session, state, sound, tree, onLeave, onAgain }: SceneProps): ReactElement {
  const { stage } = state;
  const ended = stage === 'ended';
  const still = useMotion(({ motion }) => motion) === 'still';
  const shown = useControlsShown(dialog, !ended && stage !== 'lingering');
  const [leavesBefore] = useState(state.leaves);
  const mist = useRef<HTMLDivElement>(null);
  const dawn = useRef<HTMLDivElement>(null);
  const guide = useRef<HTMLDivElement>(null);
  const hill = useRef<HTMLDivElement>(null);
  const grown = Math.max(0, state.leaves - leavesBefore);
  useEffect(() => {
    dawn.current?.style.setProperty('opacity', session.brightness().toFixed(3));
  }, [session, state.breaths]);
  const black = useBreathingSettings(({ picture }) => picture === 'black') && !ended;
  return (
    <div className={styles.content} data-stage={stage} data-still={still} data-black={black}>
      <HourScene
        className={styles.scene}
        withoutSun
        ground={
          ended ? (
            <div className={styles.actions}>
              <AskFeeling activity="breathing" side="after" />
              <EndActions goesOn={state.left !== null && state.left.amount > 0} onAgain={onAgain} />
            </div>
          ) : (
            <Ground state={state} controlled={shown} />
          )
        }
      >
        {black ? (
          <div className={styles.night} />
        ) : (
          <>
            <div ref={dawn} className={styles.dawn} />
            <div ref={mist} className={styles.mist} />
            <div ref={hill} className={styles.tree} aria-hidden>
              {tree}
            </div>
          </>
        )}
        <div className={styles.stage} tabIndex={-1} data-stage-focus="">
          <div ref={guide} className={styles.guide}>
            <Guide session={session} stage={stage} {...guideWords(state)} mist={mist} />
          </div>
        </div>
        {!still && !black && <FlyingLeaf grown={grown} from={guide} to={hill} />}
        {ended && <SessionEnd breaths={state.sessionBreaths} grew={state.sessionGrew} />}
      </HourScene>
      {!ended && (
        <div className={styles.controls}>
          <LayerControls
            state={state}
            sound={sound}
            shown={shown}
            onStop={session.finish}
            onReset={session.reset}
          />
        </div>
      )}
      <LayerTop onBack={onLeave} onHelp={onLeave} shown={shown} />
    </div>
  );
}

type GroundProps = { state: BreathingState; controlled: boolean };

/** What is said quietly below the breath; most of it gives way to the controls. */
function Ground({ state, controlled }: GroundProps): ReactElement {
  const { left, lastPart, notice } = state;
  return (
    <div className={styles.quiet}>
      {left !== null && <p>{lastPart ? t`The last breaths` : leftWords(left)}</p>}
      <p role="status" className={styles.notice} data-covered={controlled}>
        {notice !== null && NOTICES[notice]}
      </p>
      {!controlled && notice === null && (
        <p className={styles.hint} aria-hidden>
          {t`Tap for Stop, sound and help`}
        </p>
      )}
    </div>
  );
}

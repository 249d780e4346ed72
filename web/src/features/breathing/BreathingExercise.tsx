import { plural, t } from '@lingui/core/macro';
import { lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useSharedPattern } from '../../platform/address/shared-pattern';
import { retry } from '../../platform/http/retry';
import { useFocusAfterLayer } from '../../platform/screen/use-focus-after-layer';
import { AskFeeling } from '../../ui/check-ins/AskFeeling';
import { Button } from '../../ui/controls/Button';
import { Deferred } from '../../ui/layout/Deferred';
import { ServerPart } from '../../ui/layout/ServerPart';
import { WaitingNote } from '../../ui/points/WaitingNote';
import { HourScene } from '../../ui/scene/HourScene';
import { SoundSettings } from '../../ui/sound/SoundSettings';
import styles from './BreathingExercise.module.css';
import { BreathLayer } from './BreathLayer';
import { hasToRead } from './before-start';
import { Guide } from './Guide';
import { LengthChoice } from './LengthChoice';
import { MoreSettings } from './settings/MoreSettings';
import { isWithinBreath } from './breathing-session';
import { guideWords, NOTICES } from './step-words';
import { PatternRow } from './patterns/PatternRow';
import { SafetyLine } from './SafetyLine';
// The notes are rendered by the server, and this page has their rules.
import './notes/SafetyNote.module.css';
import { planFor } from './stored-length';
import { Tally } from './Tally';
import { useBreathing } from './use-breathing';
import { useLength } from './use-length';
import { WhichTree } from './WhichTree';

const BeforeStart = lazy(() => retry(() => import('./notes/BeforeStart')));
const BreathingNotes = lazy(() => retry(() => import('./notes/BreathingNotes')));
const SharedPattern = lazy(() => retry(() => import('./patterns/SharedPattern')));

/** Constant elements, so that React skips them when something above changes. */
const NOTES = (
  <>
    <ServerPart
      name="breathingNotes"
      afterTap={
        <Suspense>
          <BreathingNotes />
        </Suspense>
      }
    />
    <WaitingNote />
  </>
);

type Props = {
  /** The person's tree, which stands on the hill. */
  ownTree: ReactNode;
  /** Shows how many leaves the exercise has grown; null while that is out of sight. */
  treeOf: (leaves: number | null) => ReactNode;
};

export function BreathingExercise({ ownTree, treeOf }: Props): ReactElement {
  const [eyesClosed, setEyesClosed] = useState(false);
  const { session, sound } = useBreathing(eyesClosed);
  const state = session.store();
  const length = useLength();
  const [shared, putAway] = useSharedPattern();
  const lastSession =
    state.sessionBreaths > 0
      ? { breaths: state.sessionBreaths, grew: state.sessionGrew }
      : state.sessionBefore;
  const inLayer = state.stage !== 'resting';
  const { button: startButton } = useFocusAfterLayer(inLayer);
  const [toRead, setToRead] = useState(false);
  const begin = () => length.whenRight((chosen) => void session.start(planFor(chosen)));
  const start = (closed: boolean) => {
    setEyesClosed(closed);
    if (hasToRead(state.pattern)) length.whenRight(() => setToRead(true));
    else begin();
  };
  const focusStart = () => startButton.current?.focus();
  const closeReading = () => {
    setToRead(false);
    focusStart();
  };
  const putSharedAway = () => {
    putAway();
    focusStart();
  };
  const breatheHere = () => {
    focusStart();
    length.whenRight((chosen) => void session.takeOver(planFor(chosen)));
  };
  return (
    <div>
      <section className={styles.exercise} aria-labelledby="breathing-title">
        <div className={styles.page} data-hidden={inLayer}>
          <HourScene className={styles.scene} withoutSun>
            <div className={styles.sky} data-uncovered="">
              {!inLayer && <Guide session={session} stage={state.stage} {...guideWords(state)} />}
            </div>
          </HourScene>
          <div className={styles.sheet}>
            <h1 id="breathing-title" className={styles.title}>
              {t`Breathing Exercise`}
            </h1>
            {shared !== null && (
              <Suspense>
                <SharedPattern key={shared} link={shared} onDone={putSharedAway} />
              </Suspense>
            )}
            <PatternRow withinBreath={!inLayer && isWithinBreath(state)} />
            <LengthChoice length={length} onEnter={() => length.whenRight(focusStart)} />
            <SafetyLine />
            <div className={styles.controls}>
              <Button ref={startButton} kind="main" className={styles.start} onClick={() => start(false)}>
                {t`Start`}
              </Button>
              <Button onClick={session.reset}>{t`Reset`}</Button>
              <Button className={styles.eyes} onClick={() => start(true)}>
                {t`Breathe with eyes closed`}
              </Button>
            </div>
            <div className={styles.notice} data-empty={state.notice === null || inLayer}>
              <p role="status">{state.notice !== null && !inLayer && NOTICES[state.notice]}</p>
              {state.notice === 'elsewhere' && (
                <Button onClick={breatheHere}>{t`Breathe here instead`}</Button>
              )}
            </div>
            {!inLayer && (
              <>
                <AskFeeling activity="breathing" side="before" />
                {lastSession !== null && (
                  <p>
                    {plural(lastSession.breaths, { one: '# breath.', other: '# breaths.' })}{' '}
                    {lastSession.grew && t`Your tree has new leaves.`}{' '}
                    <Link href="/reward">{t`See your tree`}</Link>
                  </p>
                )}
              </>
            )}
            <Tally score={state.score} leaves={state.leaves} breaths={state.breaths} />
            <SoundSettings />
            <MoreSettings />
          </div>
        </div>
        {toRead && (
          <Suspense>
            <BeforeStart
              pattern={state.pattern}
              onStart={() => {
                setToRead(false);
                begin();
              }}
              onClose={closeReading}
            />
          </Suspense>
        )}
        <BreathLayer session={session} sound={sound} eyesClosed={eyesClosed} tree={ownTree} onAgain={begin} />
      </section>
      <Deferred>
        <div className={styles.aside}>
          <div className={styles.tree}>
            {treeOf(inLayer ? null : state.leaves)}
            <WhichTree />
          </div>
          <div className={styles.notes}>{NOTES}</div>
        </div>
      </Deferred>
    </div>
  );
}

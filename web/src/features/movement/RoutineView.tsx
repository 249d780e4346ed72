import { t } from '@lingui/core/macro';
import type { Routine } from '@stillgrove/domain/movement/routine';
import { useEffect, useMemo, useRef, type ReactElement } from 'react';
import { Link } from 'wouter';
import { useFullScreen } from '../../platform/screen/full-screen';
import { usePageTitle } from '../../platform/screen/page-title';
import { AskFeeling } from '../../ui/check-ins/AskFeeling';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { StickyActions } from '../../ui/controls/StickyActions';
import { WaitingNote } from '../../ui/points/WaitingNote';
import { SoundSettings } from '../../ui/sound/SoundSettings';
import { VoiceToggle } from '../../ui/sound/VoiceToggle';
import { CurrentFigure } from './CurrentFigure';
import { CurrentStep } from './CurrentStep';
import { RoutineEnd } from './RoutineEnd';
import { RoutineSetup } from './RoutineSetup';
import styles from './RoutineView.module.css';
import { StepList } from './StepList';
import { placeIn, useMovement } from './use-movement';
import { WayChoice } from './WayChoice';

const MAIN_ACTION = { ready: t`Begin`, running: t`Pause`, resting: t`Continue` } as const;

/** One routine, from its beginning or from where the person had stopped in this tab. */
export default function RoutineView({ routine }: { routine: Routine }): ReactElement {
  const place = useMemo(() => placeIn(routine).find(), [routine]);
  const { session, useReport, start } = useMovement(routine, place);
  const status = session.store((state) => state.status);
  const [number, count] = [session.store((state) => state.stepIndex) + 1, routine.steps.length];
  const { points, elsewhere } = useReport();
  const underWay = status === 'running' || status === 'resting';
  const mainButton = useRef<HTMLButtonElement>(null);
  const wasUnderWay = useRef(underWay);
  usePageTitle(routine.name);
  useFullScreen(underWay);
  useEffect(() => {
    if (wasUnderWay.current === underWay) return;
    wasUnderWay.current = underWay;
    // The figure is to be seen.
    scrollTo({ top: 0, behavior: 'instant' });
    // The button that was pressed may be gone, and the focus with it.
    if (document.activeElement === document.body) mainButton.current?.focus({ preventScroll: true });
  }, [underWay]);
  return (
    <>
      <section className={styles.scene} aria-labelledby="routine-title" data-under-way={underWay}>
        {underWay && (
          <div className={styles.top}>
            <Button kind="quiet" className={styles.end} onClick={session.end}>
              {t`End here`}
            </Button>
            <Link href="/help" className={styles.help}>
              {t`Need help now?`}
            </Link>
          </div>
        )}
        <div className={styles.figure}>
          <CurrentFigure routine={routine} session={session} />
        </div>
        <div className={styles.guide}>
          {!underWay && (
            <ButtonLink kind="quiet" href="/exercises" className={styles.back}>
              {t`All exercises`}
            </ButtonLink>
          )}
          <div className={styles.head}>
            <h1 id="routine-title" className={styles.title}>
              {routine.name}
            </h1>
            {underWay && <p className={styles.often}>{t`Step ${number} of ${count}`}</p>}
          </div>
          {status === 'ready' && <RoutineSetup routine={routine} />}
          {underWay && <CurrentStep session={session} />}
          <div className={styles.notice} role="status">
            {elsewhere && (
              <div>
                <p>{t`A routine is under way in another tab, so this one waits.`}</p>
                <Button onClick={() => start('take-over')}>{t`Move here instead`}</Button>
              </div>
            )}
          </div>
          {status === 'over' ? (
            <RoutineEnd
              minutesMoved={session.store.getState().minutesMoved}
              points={points}
              onAgain={() => start()}
            />
          ) : (
            <StickyActions inPlace={underWay} className={styles.controls}>
              {underWay && <Button onClick={session.back}>{t`Back`}</Button>}
              <Button
                ref={mainButton}
                kind="main"
                className={styles.main}
                onClick={status === 'running' ? session.pause : () => start()}
              >
                {MAIN_ACTION[status]}
              </Button>
              {underWay && <Button onClick={session.skip}>{t`Skip`}</Button>}
            </StickyActions>
          )}
          {status === 'ready' && <AskFeeling activity="movement" side="before" />}
          {status !== 'over' && <WayChoice />}
        </div>
      </section>
      <div className={styles.aside}>
        <VoiceToggle />
        <SoundSettings />
        <WaitingNote />
      </div>
      {!underWay && <StepList routine={routine} />}
    </>
  );
}

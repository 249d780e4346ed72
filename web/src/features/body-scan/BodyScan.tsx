import { plural, t } from '@lingui/core/macro';
import type { ScriptPart } from '@stillgrove/domain/body-scan/plan';
import { lazy, useEffect, useRef, type ReactElement } from 'react';
import { retry } from '../../platform/http/retry';
import { useVoicePreference } from '../../platform/speech/voice-preference';
import { useKeptPlace } from '../../platform/storage/kept-place';
import { AskFeeling } from '../../ui/check-ins/AskFeeling';
import { Button } from '../../ui/controls/Button';
import { Deferred } from '../../ui/layout/Deferred';
import { SoundPlace } from '../../ui/sound/SoundPlace';
import { SoundSettings } from '../../ui/sound/SoundSettings';
import { VoiceToggle } from '../../ui/sound/VoiceToggle';
import { ProgressBar } from '../../ui/progress/ProgressBar';
import { BodyFigure } from './BodyFigure';
import styles from './BodyScan.module.css';
import { ScanEnding } from './ScanEnding';
import { ScanSafety } from './ScanSafety';
import { ScanSetup } from './ScanSetup';
import type { Place } from './scan-session';
import { scanPlace, useBodyScan } from './use-body-scan';

const ScanSound = lazy(() => retry(() => import('./ScanSound')));

const MAIN_ACTION = {
  ready: t`Begin`,
  running: t`Pause`,
  resting: t`Continue`,
  over: t`Start again`,
} as const;

type Props = { script: readonly ScriptPart[] };

/** The guided body scan, from its beginning or from where the person had stopped in this tab. */
export function BodyScan({ script }: Props): ReactElement {
  const place = useKeptPlace(scanPlace);
  return <Scan key={place === null ? 'new' : 'kept'} script={script} place={place} />;
}

/** Words, a figure, and buttons to skip a part or stop at any time. */
function Scan({ script, place }: Props & { place: Place | null }): ReactElement {
  const session = useBodyScan(script, place);
  const { status, minutes, partId, partName, text, percent, minutesLeft } = session.store();
  const spoken = useVoicePreference((state) => state.spoken);
  const underWay = status === 'running' || status === 'resting';
  const mainButton = useRef<HTMLButtonElement>(null);
  const wasUnderWay = useRef(underWay);
  const scene = useRef<HTMLElement>(null);
  useEffect(() => {
    // Begin stands below the figure, which is what to look at from now on.
    if (!wasUnderWay.current && underWay) scene.current?.scrollIntoView({ block: 'start' });
    // The button that ended the scan is gone, and the focus with it.
    if (wasUnderWay.current && !underWay && document.activeElement === document.body)
      mainButton.current?.focus({ preventScroll: true });
    wasUnderWay.current = underWay;
  }, [underWay]);
  return (
    <>
      <section ref={scene} className={styles.scene} aria-labelledby="scan-title" data-under-way={underWay}>
        <div className={styles.figure}>
          <BodyFigure partId={underWay ? partId : 'whole'} lit={status !== 'ready'} />
        </div>
        <div className={styles.guide}>
          <h1 id="scan-title" className={styles.title}>
            {t`Body scan`}
          </h1>
          {status === 'ready' && <ScanSetup minutes={minutes} onChoose={session.choose} />}
          <div role="status" className={styles.ending}>
            {status === 'over' && <ScanEnding minutes={minutes} />}
          </div>
          {status === 'over' && <AskFeeling activity="body" side="after" />}
          <div className={styles.words}>
            {underWay && <p className={styles.part}>{partName}</p>}
            {/* Announced to screen readers, unless the device's voice already reads the words aloud. */}
            <p className={styles.line} aria-live={spoken ? 'off' : 'polite'}>
              {underWay && text}
            </p>
          </div>
          <div className={styles.controls}>
            <Button
              ref={mainButton}
              kind="main"
              className={styles.main}
              onClick={status === 'running' ? session.pause : session.start}
            >
              {MAIN_ACTION[status]}
            </Button>
            {underWay && (
              <>
                <Button className={styles.step} onClick={session.back}>
                  {t`Previous part`}
                </Button>
                <Button className={styles.step} onClick={session.skip}>
                  {t`Skip this part`}
                </Button>
                <Button kind="quiet" onClick={session.end}>
                  {t`End here`}
                </Button>
              </>
            )}
          </div>
          {status === 'ready' && <AskFeeling activity="body" side="before" />}
          {underWay && (
            <div className={styles.way}>
              <p className={styles.hint}>
                {t`If you don’t have or don’t feel this part, rest with your breath or skip it.`}
              </p>
              <ProgressBar max={100} value={percent} aria-label={t`Progress through the body scan`} />
              <p className={styles.left}>
                {plural(minutesLeft, { one: 'About # minute left', other: 'About # minutes left' })}
              </p>
            </div>
          )}
        </div>
      </section>
      <Deferred>
        <div className={styles.aside}>
          <ScanSafety />
          <div className={styles.settings}>
            <SoundSettings />
            <SoundPlace>
              <ScanSound running={status === 'running'} />
            </SoundPlace>
            {underWay && <VoiceToggle />}
          </div>
        </div>
      </Deferred>
    </>
  );
}

import type { ScriptPart } from '@stillgrove/domain/body-scan/plan';
import type { ReactElement } from 'react';
import { useVoicePreference } from '../../platform/speech/voice-preference';
import { Button } from '../../ui/controls/Button';
import { counted } from '../../ui/filters/words';
import { Below } from '../../ui/layout/Below';
import { SoundSettings } from '../../ui/sound/SoundSettings';
import { ProgressBar } from '../../ui/progress/ProgressBar';
import { BodyFigure } from './BodyFigure';
import styles from './BodyScan.module.css';
import { ScanEnding } from './ScanEnding';
import { ScanSafety } from './ScanSafety';
import { ScanSetup, VoiceToggle } from './ScanSetup';
import { useBodyScan } from './use-body-scan';

const MAIN_ACTION = { ready: 'Begin', running: 'Pause', resting: 'Continue', over: 'Start again' } as const;

/** The guided body scan: words, a figure, and buttons to skip a part or stop at any time. */
export function BodyScan({ script }: { script: readonly ScriptPart[] }): ReactElement {
  const session = useBodyScan(script);
  const { status, minutes, partId, partName, text, percent, minutesLeft } = session.store();
  const spoken = useVoicePreference((state) => state.spoken);
  const underWay = status === 'running' || status === 'resting';
  return (
    <>
      <section className={styles.scene} aria-labelledby="scan-title" data-under-way={underWay}>
        <div className={styles.figure}>
          <BodyFigure partId={underWay ? partId : 'whole'} lit={status !== 'ready'} />
        </div>
        <div className={styles.guide}>
          <h1 id="scan-title" className={styles.title}>
            Body scan
          </h1>
          {status === 'ready' && <ScanSetup minutes={minutes} onChoose={session.choose} />}
          {status === 'over' && <ScanEnding minutes={minutes} />}
          <div className={styles.words}>
            {underWay && <p className={styles.part}>{partName}</p>}
            {/* Announced to screen readers, unless the device's voice already reads the words aloud. */}
            <p className={styles.line} aria-live={spoken ? 'off' : 'polite'}>
              {underWay && text}
            </p>
          </div>
          <div className={styles.controls}>
            <Button
              kind="main"
              className={styles.main}
              onClick={status === 'running' ? session.pause : session.start}
            >
              {MAIN_ACTION[status]}
            </Button>
            {underWay && (
              <>
                <Button className={styles.step} onClick={session.back}>
                  Previous part
                </Button>
                <Button className={styles.step} onClick={session.skip}>
                  Skip this part
                </Button>
                <Button kind="quiet" onClick={session.end}>
                  End here
                </Button>
              </>
            )}
          </div>
          {underWay && (
            <div className={styles.way}>
              <p className={styles.hint}>
                If you don’t have or don’t feel this part, rest with your breath or skip it.
              </p>
              <ProgressBar max={100} value={percent} aria-label="Progress through the body scan" />
              <p className={styles.left}>
                {counted(minutesLeft, { one: 'About # minute left', other: 'About # minutes left' })}
              </p>
            </div>
          )}
        </div>
      </section>
      <Below>
        <div className={styles.aside}>
          <ScanSafety />
          <div className={styles.settings}>
            <SoundSettings />
            {underWay && <VoiceToggle />}
          </div>
        </div>
      </Below>
    </>
  );
}

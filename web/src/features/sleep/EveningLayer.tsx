import { t } from '@lingui/core/macro';
import type { ScriptPart } from '@stillgrove/domain/body-scan/plan';
import { darknessAt } from '@stillgrove/domain/sleep/darkness';
import { timelineOf } from '@stillgrove/domain/sleep/timeline';
import { useEffect, type ReactElement } from 'react';
import { keepScreenAwake } from '../../platform/screen/wake-lock';
import { Button } from '../../ui/controls/Button';
import { NightLayer } from '../../ui/scene/NightLayer';
import { SoundToggle } from '../../ui/sound/SoundSettings';
import { BreathWords } from './BreathWords';
import styles from './EveningLayer.module.css';
import { ScanWords } from './ScanWords';
import { NOTICES, whereInWords } from './sleep-words';
import type { WindDownSession, WindDownState } from './wind-down-session';

type Props = { session: WindDownSession; script: readonly ScriptPart[] };

/** So high the moon stands when the evening begins; it sinks behind the hills until the end. */
const MOON_AT_FIRST = 0.9;

/** The whole screen as the night sky, which gets darker. It stays on as long as there are words to follow. */
export default function EveningLayer({ session, script }: Props): ReactElement {
  const state = session.store();
  const { status, seconds } = state;
  const chosen = session.chosen();
  const dims = chosen?.dim === true;
  const guides = status === 'running' && (state.part === 'breath' || state.part === 'scan');
  useEffect(() => (guides ? keepScreenAwake() : undefined), [guides]);
  const isAwake = status === 'resting';
  const where = isAwake && chosen !== null ? whereInWords(chosen, state) : '';
  const back = status === 'running' ? session.pause : session.end;
  return (
    <NightLayer
      open={status !== 'ready'}
      labelledBy="wind-down-title"
      announcement={announcement(state, where)}
      moon={chosen === null ? MOON_AT_FIRST : MOON_AT_FIRST * (1 - shareOf(chosen, seconds))}
      darkness={dims ? darknessAt(isAwake ? 0 : seconds * 1_000) : 0}
      onBack={back}
      onHelp={session.end}
      ground={status === 'running' ? <StopArea session={session} /> : <RestingControls session={session} />}
    >
      <div className={styles.words}>
        {state.part === 'breath' && status === 'running' && <BreathWords inPartMs={state.inPartMs} />}
        {state.part === 'scan' && chosen !== null && status === 'running' && (
          <ScanWords script={script} minutes={chosen.scanMinutes} inPartMs={state.inPartMs} />
        )}
        {status === 'over' && <p className={styles.line}>{t`It’s quiet now. Rest as long as you like.`}</p>}
        {isAwake && (
          <>
            <p className={styles.line}>{t`Paused`}</p>
            <p className={styles.part}>{where}</p>
          </>
        )}
      </div>
    </NightLayer>
  );
}

/** One large area that is easy to find in the dark. */
function StopArea({ session }: { session: WindDownSession }): ReactElement {
  const { silent, notice } = session.store();
  return (
    <>
      {(silent || notice !== null) && (
        <div className={styles.notice}>
          <p role="status">
            {notice === null
              ? t`Sound is off. Words and time go on while this page is in sight.`
              : NOTICES[notice]}
          </p>
          <SoundToggle />
        </div>
      )}
      <button type="button" className={styles.stop} data-first-focus="" onClick={session.pause}>
        {t`Pause`}
      </button>
    </>
  );
}

function RestingControls({ session }: { session: WindDownSession }): ReactElement {
  const { status, notice } = session.store();
  const isElsewhere = notice === 'elsewhere';
  return (
    <div className={styles.controls}>
      <p role="status" className={styles.quietly}>
        {notice !== null && NOTICES[notice]}
      </p>
      {status === 'resting' && (
        <Button
          kind="main"
          data-first-focus=""
          onClick={() => session.goOn(isElsewhere ? 'take-over' : 'if-free')}
        >
          {isElsewhere ? t`Go on here instead` : t`Go on`}
        </Button>
      )}
      <Button onClick={session.end}>{status === 'over' ? t`Done` : t`End`}</Button>
    </div>
  );
}

function shareOf(chosen: Parameters<typeof timelineOf>[0], seconds: number): number {
  const { durationMs } = timelineOf(chosen);
  return durationMs === 0 ? 0 : Math.min(1, (seconds * 1_000) / durationMs);
}

/** What screen readers hear where no words of a part say it. */
function announcement({ status, part }: WindDownState, where: string): string {
  if (status === 'resting') return where === '' ? t`Paused` : `${t`Paused`}. ${where}`;
  if (status === 'over') return t`It’s quiet now. Rest as long as you like.`;
  return part === 'sounds' ? t`The sounds go on by themselves.` : '';
}

import { t } from '@lingui/core/macro';
import { useEffect, type ReactElement } from 'react';
import { keepScreenAwake } from '../../platform/screen/wake-lock';
import { AskFeeling } from '../../ui/check-ins/AskFeeling';
import { Button } from '../../ui/controls/Button';
import { NightLayer } from '../../ui/scene/NightLayer';
import { SoundToggle } from '../../ui/sound/SoundSettings';
import { EndActions, SittingEnd } from './SittingEnd';
import styles from './SittingLayer.module.css';
import type { SittingSession, SittingState } from './sitting-session';
import { NOTICES } from './sitting-words';
import { TimeOnTap } from './TimeOnTap';

/** The whole screen during a sitting: dark and nearly still, with a light that rises as time goes by. */
export default function SittingLayer({ session }: { session: SittingSession }): ReactElement {
  const state = session.store();
  const { status } = state;
  const isOver = status === 'over';
  const staysOn = status === 'running' && session.chosen()?.keepAwake === true;
  useEffect(() => (staysOn ? keepScreenAwake() : undefined), [staysOn]);
  const back = status === 'running' ? session.pause : status === 'resting' ? session.end : session.putAway;
  return (
    <NightLayer
      open={status !== 'ready'}
      labelledBy="sitting-title"
      announcement={announcement(state)}
      moon={isOver ? 1 : state.share}
      onBack={back}
      onHelp={session.pause}
      ground={
        isOver ? (
          <>
            {state.notice !== 'unbegun' && <AskFeeling activity="sitting" side="after" />}
            <EndActions satMinutes={state.satMinutes} onAgain={session.putAway} />
          </>
        ) : (
          <Controls session={session} />
        )
      }
    >
      {isOver ? (
        <SittingEnd state={state} />
      ) : (
        <TimeOnTap state={state} always={session.chosen()?.showTime === true} />
      )}
    </NightLayer>
  );
}

function Controls({ session }: { session: SittingSession }): ReactElement {
  const { status, notice, silent } = session.store();
  const isElsewhere = notice === 'elsewhere';
  return (
    <div className={styles.controls}>
      <p role="status" className={styles.notice}>
        {notice !== null && NOTICES[notice]}
        {notice === null &&
          silent &&
          t`Sound is off, so no bell will ring. Time goes on while this page is in sight.`}
      </p>
      <div className={styles.buttons}>
        {status === 'running' ? (
          <Button className={styles.quiet} data-first-focus="" onClick={session.pause}>
            {t`Pause`}
          </Button>
        ) : (
          <Button
            kind="main"
            data-first-focus=""
            onClick={() => session.goOn(isElsewhere ? 'take-over' : 'if-free')}
          >
            {isElsewhere ? t`Sit here instead` : t`Go on`}
          </Button>
        )}
        <Button className={styles.quiet} onClick={session.end}>
          {t`End`}
        </Button>
        <SoundToggle small />
      </div>
    </div>
  );
}

/** What screen readers hear of the beginning and of pauses; the rest is quiet. */
function announcement({ status, stage }: SittingState): string {
  if (status === 'resting') return t`Paused`;
  if (status !== 'running') return '';
  return stage === 'preparing' ? t`Settle in` : t`The session has started.`;
}

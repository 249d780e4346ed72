import { plural, t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { useLateText } from '../../platform/screen/use-late-text';
import { useCanReadAloud } from '../../platform/speech/use-reading';
import { useVoicePreference } from '../../platform/speech/voice-preference';
import { AskFeeling } from '../../ui/check-ins/AskFeeling';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { ProgressBar } from '../../ui/progress/ProgressBar';
import { NightEndActions } from '../../ui/scene/NightEnd';
import { NightLayer } from '../../ui/scene/NightLayer';
import { SoundToggle } from '../../ui/sound/SoundSettings';
import { VoiceToggle } from '../../ui/sound/VoiceToggle';
import { BodyFigure } from './BodyFigure';
import { REGIONS } from './body-regions';
import { ScanEnding } from './ScanEnding';
import styles from './ScanLayer.module.css';
import type { ScanSession, ScanState } from './scan-session';

/** The whole screen during a scan: a figure in the dark with light on the part that has its turn. */
export default function ScanLayer({ session }: { session: ScanSession }): ReactElement {
  const state = session.store();
  const { status } = state;
  const isOver = status === 'over';
  return (
    <NightLayer
      open={status !== 'ready'}
      labelledBy="scan-title"
      announcement={status === 'resting' ? t`Paused` : ''}
      moon={isOver ? 1 : 0}
      onBack={status === 'running' ? session.pause : session.end}
      onHelp={session.pause}
      ground={
        isOver ? (
          <>
            <AskFeeling activity="body" side="after" />
            <NightEndActions>
              <ButtonLink kind="main" href="/browse">
                {t`Done`}
              </ButtonLink>
              <Button onClick={session.start}>{t`Start again`}</Button>
            </NightEndActions>
          </>
        ) : (
          <Controls session={session} />
        )
      }
    >
      {isOver ? <ScanEnding whole={state.percent === 100} /> : <Guide state={state} />}
    </NightLayer>
  );
}

function Guide({ state: { partId, partName, text } }: { state: ScanState }): ReactElement {
  const spoken = useVoicePreference((preference) => preference.spoken);
  const line = useLateText(text);
  return (
    <div className={styles.guide}>
      <div className={styles.figure}>
        <BodyFigure partId={partId} lit />
      </div>
      <div className={styles.words}>
        <p className={styles.part}>{partName}</p>
        {/* Announced to screen readers, unless the device's voice already reads the words aloud. */}
        <p className={styles.line} aria-live={spoken ? 'off' : 'polite'}>
          {line}
        </p>
      </div>
    </div>
  );
}

function Controls({ session }: { session: ScanSession }): ReactElement {
  const { status, partId, isFirst, percent, minutesLeft } = session.store();
  const running = status === 'running';
  const canReadAloud = useCanReadAloud();
  return (
    <div className={styles.controls}>
      <div className={styles.above}>
        {!running && canReadAloud ? (
          <VoiceToggle />
        ) : (
          <p className={styles.hint}>
            {partId in REGIONS &&
              t`If you don’t have or don’t feel this part, rest with your breath or skip it.`}
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        {/* Not `disabled`, which would drop the focus of whoever has just gone back to the first part. */}
        <Button
          className={styles.quiet}
          aria-label={t`Previous part`}
          aria-disabled={isFirst}
          onClick={isFirst ? undefined : session.back}
        >
          {t`Previous`}
        </Button>
        <Button
          kind={running ? 'plain' : 'main'}
          className={running ? styles.quiet : undefined}
          data-first-focus=""
          onClick={running ? session.pause : session.start}
        >
          {running ? t`Pause` : t`Continue`}
        </Button>
        <Button className={styles.quiet} aria-label={t`Skip this part`} onClick={session.skip}>
          {t`Skip`}
        </Button>
      </div>
      <ProgressBar max={100} value={percent} aria-label={t`Progress through the body scan`} />
      <div className={styles.below}>
        <Button kind="quiet" onClick={session.end}>
          {t`End here`}
        </Button>
        <p className={styles.left}>
          {plural(minutesLeft, { one: 'About # minute left', other: 'About # minutes left' })}
        </p>
        <SoundToggle small />
      </div>
    </div>
  );
}

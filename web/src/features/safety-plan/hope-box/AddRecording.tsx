import { t } from '@lingui/core/macro';
import { hasRoomFor, MOST_RECORDINGS } from '@stillgrove/domain/safety-plan/hope-box';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import {
  canRecord,
  startRecording,
  type NoRecording,
  type Recording,
} from '../../../platform/hope-box/recorder';
import { Button } from '../../../ui/controls/Button';
import type { AddProps } from './AddPhotos';
import styles from './HopeBox.module.css';
import { keepItem } from './hope-records';

const NO_RECORDING: Readonly<Record<NoRecording, string>> = {
  refused: t`Your browser didn’t allow the microphone. Allow it in the browser’s settings for this site, then try again.`,
  'no-microphone': t`We couldn’t find a microphone on this device.`,
  failed: t`We couldn’t record. Try again.`,
};

/** Records a voice for up to a minute. Offered only where the browser can; it asks for the microphone at the press. */
export function AddRecording({ items, onAdded }: AddProps): ReactElement | null {
  const [recording, setRecording] = useState<Recording | null>(null);
  const [lost, setLost] = useState<Blob | null>(null);
  const running = useRef<Recording | null>(null);
  useEffect(() => () => running.current?.drop(), []);
  if (!canRecord()) return null;
  const keep = async (voice: Blob | null) => {
    const trouble =
      voice === null
        ? t`Nothing was recorded. Try again.`
        : await keepItem({ kind: 'recording', text: '', link: '' }, voice);
    // What was said stays in this tab until it could be saved.
    setLost(trouble === null ? null : voice);
    onAdded(trouble);
  };
  const start = async () => {
    if (
      !hasRoomFor(
        'recording',
        items.map(({ value }) => value),
      )
    ) {
      onAdded(t`There’s room for ${MOST_RECORDINGS} voice notes. Remove one to add another.`);
      return;
    }
    const begun = await startRecording();
    if (typeof begun === 'string') {
      onAdded(NO_RECORDING[begun]);
      return;
    }
    onAdded(null);
    running.current = begun;
    setRecording(begun);
    const voice = await begun.done;
    running.current = null;
    setRecording(null);
    await keep(voice);
  };
  return (
    <div className={styles.way}>
      <p className={styles.title}>{t`Add a voice note`}</p>
      <p className="aside">{t`Your own voice or someone’s you love, for up to a minute.`}</p>
      {recording === null ? (
        <Button onClick={() => void start()}>{t`Record`}</Button>
      ) : (
        <Button kind="main" onClick={recording.stop}>
          {t`Stop and save`}
        </Button>
      )}
      {lost !== null && <Button onClick={() => void keep(lost)}>{t`Save the voice note again`}</Button>}
      <p role="status">{recording === null ? '' : t`Recording…`}</p>
    </div>
  );
}

import { t } from '@lingui/core/macro';
import { useRef, useState, type ReactElement, type RefObject } from 'react';
import type { Reading } from '../../platform/speech/reader';
import { useCanReadAloud, useReading } from '../../platform/speech/use-reading';
import { Button } from '../../ui/controls/Button';
import { Icon } from '../../ui/drawing/Icon';
import styles from './ReadAloud.module.css';
import { spokenParts, type SpokenPart } from './spoken-parts';

type Props = { title: string; articleRef: RefObject<HTMLElement | null> };

/** Reads the article aloud with the device's own voice; absent where the device has none. */
export function ReadAloud(props: Props): ReactElement | null {
  return useCanReadAloud() ? <ReadingControls {...props} /> : null;
}

function ReadingControls({ title, articleRef }: Props): ReactElement {
  const { reader, reading } = useReading();
  const [parts, setParts] = useState<readonly SpokenPart[]>([]);
  const [started, setStarted] = useState(false);
  const buttons = useRef<HTMLDivElement>(null);
  const idle = reading.status === 'idle';
  const start = () => {
    if (articleRef.current === null) return;
    const next = spokenParts(title, articleRef.current);
    setParts(next);
    setStarted(true);
    reader.read(next.map(({ text }) => text));
  };
  const stop = () => {
    // This button is removed, so the focus moves to the one that stays.
    buttons.current?.querySelector('button')?.focus();
    reader.stop();
  };
  const press = { idle: start, reading: reader.pause, paused: reader.resume }[reading.status];
  return (
    <div className={styles.reader} data-status={reading.status} role="group" aria-label={t`Read aloud`}>
      {!idle && <p className={styles.section}>{parts[reading.part]?.section}</p>}
      <div ref={buttons} className={styles.buttons}>
        <Button onClick={press}>
          <Icon name={ICON[reading.status]} />
          {LABEL[reading.status]}
        </Button>
        {!idle && (
          <Button kind="quiet" onClick={stop}>
            {t`Stop`}
          </Button>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {started && SAID[reading.status]}
      </p>
    </div>
  );
}

type Status = Reading['status'];

const ICON = { idle: 'sound', reading: 'pause', paused: 'play' } as const satisfies Record<Status, string>;
const LABEL = { idle: t`Read aloud`, reading: t`Pause`, paused: t`Resume` } as const satisfies Record<
  Status,
  string
>;
const SAID = {
  idle: t`Reading has ended.`,
  reading: t`Reading aloud.`,
  paused: t`Reading is paused.`,
} as const satisfies Record<Status, string>;

import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { canScan, scanCodes } from '../../platform/screen/scan-codes';
import { useHydrating } from '../../platform/screen/use-hydrating';
import { Button } from '../../ui/controls/Button';
import { Failure } from '../../ui/states/states';
import styles from './Sync.module.css';
import { readCode } from './typed';

/** Reads a code with the camera, where the browser can. */
export function ScanCode({ onCode }: { onCode: (code: string) => void }): ReactElement | null {
  const [state, setState] = useState<'off' | 'on' | 'refused' | 'read'>('off');
  const picture = useRef<HTMLVideoElement>(null);
  const hydrating = useHydrating();
  useEffect(() => {
    const video = picture.current;
    if (state !== 'on' || video === null) return undefined;
    return scanCodes(video, {
      onText(text) {
        if (readCode(text).kind === 'wrong') return;
        onCode(text);
        setState('read');
      },
      onRefused: () => setState('refused'),
    });
  }, [state, onCode]);

  if (hydrating || !canScan()) return null;
  return (
    <div className={styles.panel}>
      {state === 'on' ? (
        <>
          {/* Without sound: it shows what the camera sees. */}
          <video
            ref={picture}
            className={styles.camera}
            muted
            playsInline
            aria-label={t`Picture of your camera`}
          />
          <Button onClick={() => setState('off')}>{t`Stop the camera`}</Button>
        </>
      ) : (
        <Button onClick={() => setState('on')}>{t`Scan the code with the camera`}</Button>
      )}
      <p role="status">{state === 'read' && t`The code is in the field below.`}</p>
      <Failure>
        {state === 'refused' &&
          t`We can’t use the camera. Allow it in your browser’s settings, or type the code.`}
      </Failure>
    </div>
  );
}

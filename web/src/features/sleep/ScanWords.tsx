import { makePlan, type ScanMinutes, type ScriptPart } from '@stillgrove/domain/body-scan/plan';
import { scanAt } from '@stillgrove/domain/body-scan/scan';
import { useEffect, useMemo, type ReactElement } from 'react';
import { useLateText } from '../../platform/screen/use-late-text';
import { say } from '../../platform/speech/guide-voice';
import { useVoicePreference } from '../../platform/speech/voice-preference';
import styles from './EveningLayer.module.css';

type Props = { script: readonly ScriptPart[]; minutes: ScanMinutes; inPartMs: number };

/** The sentence of the body scan that is due, spoken where that is wanted. */
export function ScanWords({ script, minutes, inPartMs }: Props): ReactElement {
  const spoken = useVoicePreference((state) => state.spoken);
  const plan = useMemo(() => makePlan(script, minutes), [script, minutes]);
  const { line, part } = scanAt(plan, inPartMs);
  const words = useLateText(line.text);
  useEffect(() => {
    // A sentence that is still being read is not cut off; the pauses make up for a slow voice.
    if (spoken) say(line.text);
  }, [spoken, line]);
  return (
    <>
      <p className={styles.part}>{part.name}</p>
      {/* Announced to screen readers, unless the device's voice already reads the words aloud. */}
      <p className={styles.line} aria-live={spoken ? 'off' : 'polite'}>
        {words}
      </p>
    </>
  );
}

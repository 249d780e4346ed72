import { SCAN_MINUTES, type ScanMinutes } from '@stillgrove/domain/body-scan/plan';
import type { ReactElement } from 'react';
import { useCanReadAloud } from '../../platform/speech/use-reading';
import { setSpoken, useVoicePreference } from '../../platform/speech/voice-preference';
import { Pills } from '../../ui/filters/Pills';
import { Toggle } from '../../ui/filters/Toggle';
import styles from './ScanSetup.module.css';

const LENGTHS = SCAN_MINUTES.map((minutes) => ({ id: String(minutes), name: `${minutes} minutes` }));

type Props = { minutes: ScanMinutes; onChoose: (minutes: ScanMinutes) => void };

/** How long it takes, before it begins. */
export function ScanSetup({ minutes, onChoose }: Props): ReactElement {
  const choose = (id: string) => onChoose(SCAN_MINUTES.find((known) => String(known) === id) ?? minutes);
  return (
    <div className={styles.setup}>
      <p className={styles.lead}>
        A slow walk through your body, from the feet up. There is nothing to achieve; you only notice.
      </p>
      <Pills label="Length" choices={LENGTHS} chosen={String(minutes)} onChoose={choose} />
      <VoiceToggle />
    </div>
  );
}

/** Offers the device's own voice, where it has one. */
export function VoiceToggle(): ReactElement | null {
  const spoken = useVoicePreference((state) => state.spoken);
  return useCanReadAloud() ? <Toggle label="Speak the words" on={spoken} onChange={setSpoken} /> : null;
}

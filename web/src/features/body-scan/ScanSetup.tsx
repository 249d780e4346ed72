import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SCAN_MINUTES, type ScanMinutes } from '@stillgrove/domain/body-scan/plan';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Pills } from '../../ui/filters/Pills';
import { VoiceToggle } from '../../ui/sound/VoiceToggle';
import styles from './ScanSetup.module.css';

const LENGTHS = SCAN_MINUTES.map((minutes) => ({ id: String(minutes), name: t`${minutes} minutes` }));

type Props = { minutes: ScanMinutes; onChoose: (minutes: ScanMinutes) => void };

/** What it is, who should choose something else, and how long it takes: all before it begins. */
export function ScanSetup({ minutes, onChoose }: Props): ReactElement {
  const choose = (id: string) => onChoose(SCAN_MINUTES.find((known) => String(known) === id) ?? minutes);
  return (
    <div className={styles.setup}>
      <p className={styles.lead}>
        <Trans>
          A slow scan through your body, part by part, from the feet up. There’s nothing to achieve. You only
          notice.
        </Trans>
      </p>
      <p className={styles.before}>
        <Trans>
          <strong>Before you begin:</strong> if you hear voices, often feel unreal or cut off from your body,
          or went through trauma recently, choose something with your eyes open instead, like our{' '}
          <Link href="/video">calm scenes</Link> or the grounding exercise under{' '}
          <Link href="/help">Need help now?</Link> You can stop at any time and skip any part.
        </Trans>
      </p>
      <Pills even label={t`Length`} choices={LENGTHS} chosen={String(minutes)} onChoose={choose} />
      <VoiceToggle />
    </div>
  );
}

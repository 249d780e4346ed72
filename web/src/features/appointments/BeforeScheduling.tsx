import { Trans } from '@lingui/react/macro';
import type { Therapist } from '@stillgrove/contract/therapists';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useAppStore } from '../../platform/session/app-store';
import styles from './BeforeScheduling.module.css';

/**
 * What stands in the way of an appointment, said before anything is chosen, since it would be refused at its last step.
 *
 * @param therapists whom one can choose, or the one who is chosen
 */
export function BeforeScheduling({ therapists }: { therapists: readonly Therapist[] }): ReactElement {
  const confirmedAt = useAppStore((state) => state.app.user?.confirmedAt);
  return (
    <>
      {therapists.some(({ isSample }) => isSample) && (
        <p className={styles.notice}>
          <Trans>
            <strong>Profiles marked “Sample profile” aren’t real people.</strong> You can look at example
            times, but you can’t schedule an appointment with them.
          </Trans>
        </p>
      )}
      {confirmedAt === null && therapists.some(({ isSample }) => !isSample) && (
        <p className={styles.notice}>
          <Trans>
            Before you schedule an appointment, confirm your email address, because we send the details there.
            Open the link in the email we sent you, or{' '}
            <Link href="/settings">get a new link in Profile Settings</Link>.
          </Trans>
        </p>
      )}
    </>
  );
}

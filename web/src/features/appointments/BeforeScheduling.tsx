import { Trans } from '@lingui/react/macro';
import type { Therapist } from '@stillgrove/contract/therapists';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useIsGuest } from '../../platform/session/guest';
import { useAppStore } from '../../platform/session/app-store';
import styles from './BeforeScheduling.module.css';

type Props = {
  /** Whom one can choose. */
  therapists: readonly Therapist[];
  chosen: Therapist | undefined;
};

/** What stands in the way of an appointment, said before a time is chosen, since it would be refused at its last step. */
export function BeforeScheduling({ therapists, chosen }: Props): ReactElement {
  const asked = chosen === undefined ? therapists : [chosen];
  const isGuest = useIsGuest();
  // A guest has no address to confirm.
  const isUnconfirmed = useAppStore(({ app: { user } }) => user?.confirmedAt === null && !user.isGuest);
  return (
    <>
      {asked.some(({ isSample }) => isSample) && (
        <p className={styles.notice}>
          {chosen === undefined ? (
            <Trans>
              <strong>Sample profiles aren’t real people.</strong> You can look at example times, but you
              can’t schedule an appointment with them.
            </Trans>
          ) : (
            <Trans>
              <strong>This isn’t a real person.</strong> You can look at example times, but you can’t schedule
              an appointment.
            </Trans>
          )}
        </p>
      )}
      {isGuest && asked.some(({ isSample }) => !isSample) && (
        <p className={styles.notice}>
          <Trans>
            <strong>Appointments need an account.</strong> You can see free times without one.
          </Trans>
        </p>
      )}
      {isUnconfirmed && asked.some(({ isSample }) => !isSample) && (
        <p className={styles.notice}>
          <Trans>
            Before you schedule an appointment, confirm your email address, because we send the details there.
            Open the link in the email we sent you, or{' '}
            <Link href="/settings#email-address">get a new link in Profile Settings</Link>.
          </Trans>
        </p>
      )}
    </>
  );
}

import type { InvitationStep } from '@stillgrove/domain/operators/invitation';
import type { ReactElement } from 'react';
import styles from './Invitation.module.css';

/** Which of the four lines is to be done next. */
const AT: Record<InvitationStep, number> = {
  'sign-in': 0,
  'use-invited-account': 0,
  'confirm-address': 1,
  'set-up-second-step': 2,
  'renew-second-step': 2,
  'show-second-step': 2,
  accept: 3,
};

const SECOND_STEP: Partial<Record<InvitationStep, string>> = {
  'renew-second-step':
    'Remove two-step sign-in and set it up again. You set it up before you confirmed your address.',
  'show-second-step': 'Sign out, then sign in again with your second step.',
};

/** The way to accepting, with what is done and what is next. */
export function InvitationSteps({ step, email }: { step: InvitationStep; email: string }): ReactElement {
  const lines = [
    step === 'use-invited-account'
      ? `You are signed in with another address. Sign out, then sign in with the account for ${email}.`
      : `Sign in with the account for ${email}, or create one.`,
    'Confirm your address: open the link in the email we send you.',
    SECOND_STEP[step] ?? 'Set up two-step sign-in: an authenticator app or a passkey.',
    'Accept the invitation here.',
  ];
  return (
    <ol className={styles.steps}>
      {lines.map((line, index) => (
        <li key={line} aria-current={index === AT[step] ? 'step' : undefined} data-done={index < AT[step]}>
          {line}
          {index < AT[step] && <span className={styles.done}> Done.</span>}
        </li>
      ))}
    </ol>
  );
}

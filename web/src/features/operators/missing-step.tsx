import { t } from '@lingui/core/macro';
import * as operations from '@stillgrove/contract/operations/operators';
import type { OperatorStep } from '@stillgrove/domain/operators/operator-step';
import type { ReactElement } from 'react';
import { call } from '../../platform/http/call';
import { session } from '../../platform/session/session';
import { ButtonLink } from '../../ui/controls/Button';
import styles from './missing-step.module.css';

/**
 * What someone who runs the site, or is meant to, still has to do before they can open the operator's area. The
 * server tells it to that person alone.
 *
 * @returns null for everyone else
 */
export async function askMissingStep(): Promise<ReactElement | null> {
  const { step } = await call(operations.readOperatorStep);
  if (step !== null) return <MissingStep step={step} />;
  // Whoever has just done the last step is let in.
  await session.reload();
  return null;
}

type StepWords = {
  readonly title: string;
  readonly words: string;
  /** Where it is done. */
  readonly place?: { readonly href: string; readonly label: string };
};

const TWO_STEP = '/settings#two-step';

const STEPS: Readonly<Record<OperatorStep, StepWords>> = {
  'confirm-address': {
    title: t`Confirm your email address`,
    words: t`Before you can open the operator’s area, open the link in our email. We can send it again.`,
    place: { href: '/settings#email-address', label: t`Go to your email address` },
  },
  'set-up-second-step': {
    title: t`Set up two-step sign-in`,
    words: t`The operator’s area needs a second step: an authenticator app or a passkey.`,
    place: { href: TWO_STEP, label: t`Set it up in Profile Settings` },
  },
  'renew-second-step': {
    title: t`Set up two-step sign-in again`,
    words: t`You set up your second step before you confirmed your address. Remove it, then set it up again.`,
    place: { href: TWO_STEP, label: t`Go to two-step sign-in` },
  },
  'show-second-step': {
    title: t`Sign in with your second step`,
    words: t`To open the operator’s area, sign out, then sign in again with your authenticator app or passkey.`,
  },
  'open-invitation': {
    title: t`Accept your invitation`,
    words: t`To become an operator, open the link in the invitation we emailed you. It works for 24 hours.`,
  },
  'await-invitation': {
    title: t`Get a new invitation`,
    words: t`Your invitation has ended. Start the server again, and we’ll email you a new one.`,
  },
};

function MissingStep({ step }: { step: OperatorStep }): ReactElement {
  const { title, words, place } = STEPS[step];
  return (
    <div className={`raised ${styles.hint}`}>
      <h2 className="like-h3">{title}</h2>
      <p>{words}</p>
      {place !== undefined && (
        <ButtonLink kind="main" href={place.href}>
          {place.label}
        </ButtonLink>
      )}
    </div>
  );
}

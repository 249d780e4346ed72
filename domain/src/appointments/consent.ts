import { t } from '../language/message';

/** What people read and agree to before an appointment is scheduled. */
export type ConsentText = {
  /** Why they are asked. */
  readonly reason: string;
  /** Who sees what, how long it is kept, and how to take the consent back. */
  readonly points: readonly string[];
  /** What the checkbox says. */
  readonly agreement: string;
};

/** What people read who did not agree. */
export const CONSENT_NEEDED = t`Check the box if you agree. We can’t schedule an appointment without your consent.`;

/** The version that is shown now. A change of the words gets a new version. */
export const CONSENT_VERSION = 2;

/**
 * Every version that was ever shown, since stored consents name theirs: an appointment with a therapist
 * is data concerning health, for which consent has to be explicit (GDPR, Article 9 (2) (a)).
 */
const CONSENT_TEXTS: Readonly<Record<number, ConsentText>> = {
  1: {
    reason: t`An appointment with a therapist is health information, so we ask you first.`,
    points: [
      t`The therapist and the team that runs this site see your name, your email address, the time, and whether you meet online or in person. The team also sees your time zone.`,
      t`We don’t ask why you want to meet, so we tell no one why. The therapist you choose may give a hint.`,
      t`We keep the appointment until one year after its date, or until you delete your account. Emails and calendar entries that were already sent stay with the people who got them.`,
      t`You can take back your consent at any time before the appointment starts: cancel the appointment. We keep the record of it until the same day.`,
    ],
    agreement: t`I agree that this site keeps and shares my appointment in this way.`,
  },
  2: {
    reason: t`An appointment with a therapist is health information, so we ask you first.`,
    points: [
      t`The therapist and the team that runs this site see your name, your email address, the time, and whether you meet online or in person. The team also sees your time zone.`,
      t`We never ask why. But anyone who sees the therapist’s specialty may guess.`,
      t`We keep the appointment until one year after its date, or until you delete it or your account. Emails and calendar entries that were already sent stay with the people who got them.`,
      t`You can take back your consent at any time: cancel the appointment, or delete it if it is over. We then delete it, with the record of your consent.`,
    ],
    agreement: t`I agree that this site keeps and shares my appointment in this way.`,
  },
};

/** The text of a version; null for one that this program does not know, such as of a later release. */
export function consentText(version: number): ConsentText | null {
  return CONSENT_TEXTS[version] ?? null;
}

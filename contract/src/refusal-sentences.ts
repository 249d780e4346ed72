import { UPCOMING_MAX } from '@stillgrove/domain/appointments/scheduling';
import { plural, t } from '@stillgrove/domain/language/message';
import type { RefusalCode } from './refusals';

export type RefusalValues = Readonly<Record<string, string | number>>;

/** A refusal whose sentences depend on what was sent: they come with it, one for each field. */
type SaidByFields = 'invalid-fields';

/**
 * What each refusal says: what happened, then what to do. The server sends it in English, with the values it names;
 * a page in another language writes it again from code and values.
 */
export const REFUSAL_SENTENCES = {
  'bad-json': ({ problem }: { problem: 'empty' | 'no-json' }) =>
    ({
      empty: t`The request is empty. Send a JSON object.`,
      'no-json': t`This isn’t valid JSON. Check its quotes, commas, and brackets.`,
    })[problem],
  'bad-request': ({ problem }: { problem: 'unreadable' | 'character' }) =>
    ({
      unreadable: t`We couldn’t read this request. Reload the page and try again.`,
      character: t`This address contains a character that isn’t allowed. Check its spelling.`,
    })[problem],
  'birth-year-missing': t`Enter the year you were born. We use it to check your age and don’t store it.`,
  'passkey-not-accepted': t`We couldn’t check this passkey. Please try again, or use another way to sign in.`,
  'too-many-countries': t`You added as many places as there is room for. Remove one first.`,
  'weak-password': ({ weakness }: { weakness: PasswordWeakness }) => WEAKNESSES[weakness],
  'wrong-code': t`This code is wrong or was used before. Enter the code your app shows now, or a recovery code.`,
  'wrong-invitation': t`This invitation no longer works. It may have been used, canceled, replaced by a newer one, or be older than 24 hours. Ask for a new one.`,
  'wrong-link': t`This link no longer works. It may have been used, replaced by a newer one, or be too old.`,
  'wrong-password': t`This isn’t the password of your account. Please check it and try again.`,
  'sign-in-again': t`This sign-in took too long and has expired. Please start again with your password.`,
  'sign-in-needed': t`Please sign in first.`,
  'wrong-credentials': t`The email address or password is wrong. Please check both and try again.`,
  'address-not-confirmed': t`Your email address isn’t confirmed yet. Open the link we emailed you, or get a new link in Profile Settings. Then try again.`,
  'cross-site': t`This request came from another site, so we refused it. Open the page on this site and try again.`,
  'password-needed': t`Enter the password of the account, or sign in to it in this browser first. If you didn’t make this account, don’t confirm it.`,
  're-authentication-needed': t`Please confirm that it’s you with your password or your second step. Then try again.`,
  'under-minimum-age': ({ minimumAge }: { minimumAge: number }) =>
    t`You can have an account here from the year after you turn ${minimumAge}, because we only ask for the year you were born. Help, articles and the slow breath are open to you now, without an account.`,
  'email-gone': t`This email is no longer waiting. It was sent or deleted in the meantime.`,
  'no-picture': t`There’s no picture for this video right now. Please try again later.`,
  'not-corrected': t`There is nothing to undo. This country shows the numbers that came with the product.`,
  'unknown-appointment': ({ reader }: { reader: AppointmentReader }) =>
    ({
      member: t`We couldn’t find this appointment. Reload the page to see your appointments.`,
      operator: t`This appointment is gone. Reload the page to see the list as it is now.`,
    })[reader],
  'unknown-country': t`There is no such country in the list. Choose one from the list, or add it.`,
  'unknown-invitation': t`This invitation is no longer open. It was accepted or canceled, or it has expired.`,
  'unknown-member': t`This account no longer exists.`,
  'unknown-message': t`This message is gone. Another operator deleted it, or the person deleted their account.`,
  'unknown-operator': t`This account is no longer an operator.`,
  'unknown-passkey': t`You don’t have this passkey. Reload the page to see your passkeys.`,
  'unknown-path': t`There is no such address. Check its spelling. You can find all calls at /api/docs.`,
  'unknown-question': t`This question is gone. Reload the page to see the current list.`,
  'unknown-record': t`You don’t have a record with this id.`,
  'unknown-subscriber': t`This address is no longer subscribed.`,
  'unknown-therapist': ({ reader }: { reader: AppointmentReader }) =>
    ({
      member: t`This person is no longer on our list. Choose someone else.`,
      operator: t`Someone has removed this profile. Your text is still here: copy what you need.`,
    })[reader],
  'wrong-method': ({ allow }: { allow: string }) => t`This address only supports ${allow}.`,
  'request-timeout': t`The request didn’t arrive in time. Please try again.`,
  'address-unconfirmed': t`Please confirm your email address first. You can get a new link in Profile Settings. Then set up your second step.`,
  'old-address-unconfirmed': t`Please confirm the email address that you have now first. You can get a new link for that in Profile Settings.`,
  'already-confirmed': ({ since }: { since: 'before' | 'meanwhile' }) =>
    ({
      before: t`Your address is already confirmed. You don’t need to do anything.`,
      meanwhile: t`This address has been confirmed in the meantime. If that wasn’t you, choose a new password.`,
    })[since],
  'already-operator': t`The account with this address is already an operator.`,
  'answered-meanwhile': t`Someone else has answered this message. Your answer wasn’t sent, and your text is still here. Look under Done, read their answer, and send yours if you still need to.`,
  'app-there': t`You already have an authenticator app. Remove it first, then add the new one.`,
  'appointment-canceled': ({ reader }: { reader: AppointmentReader }) =>
    ({
      member: t`This appointment is already canceled. You can schedule a new one.`,
      operator: t`This appointment was already canceled. No more email was sent.`,
    })[reader],
  'appointment-over': ({ reader }: { reader: AppointmentReader }) =>
    ({
      member: t`This appointment has already started, so you can’t change it here.`,
      operator: t`This appointment has already started, so it can’t be canceled.`,
    })[reader],
  'appointments-upcoming': ({ count }: { count: number }) =>
    plural(count, {
      one: 'This therapist still has one upcoming appointment. Cancel it in Appointments, or wait until it is over.',
      other:
        'This therapist still has # upcoming appointments. Cancel them in Appointments, or wait until they are over.',
    }),
  'changed-meanwhile': ({ changed }: { changed: 'profile' | 'list' }) =>
    ({
      profile: t`Someone else has changed this profile since you opened it, so we didn’t save your changes. Your text is still here: copy what you need, then open the profile again.`,
      list: t`Someone else added or removed a profile in the meantime. This is the list as it is now.`,
    })[changed],
  'confirm-address': t`Confirm your email address first. Profile Settings can send you the email again.`,
  'consent-changed': t`The text about who sees your appointment has changed. Reload the page, read it again and check the box.`,
  'email-being-sent': t`This email is being sent right now. Please check again in a minute.`,
  'email-not-due': t`This email is scheduled for later and is sent on its own. You don’t need to do anything.`,
  'email-taken': ({ by }: { by: 'registration' | 'change' }) =>
    ({
      registration: t`There is already an account with this email address. If it’s yours, choose Forgot password to sign in.`,
      change: t`There is already an account with this email address.`,
    })[by],
  'last-operator': t`You can’t remove the last operator. Invite someone else first.`,
  'newer-version': t`Someone else saved a newer version in the meantime. Your text is still here. Look at the newer version, then save again.`,
  'no-app': t`There is no authenticator app to confirm. Please start again.`,
  'no-email-server': t`No email server is set, so emails are written as files. Set SMTP_URL, start the server again, then send the test email.`,
  'no-second-factor': t`Recovery codes replace an app or a passkey that you’ve lost. Add an app or a passkey first.`,
  'not-synced': t`Your private space isn’t synced anymore, or it was started again on another device. Everything on this device is still here. See “Your private space on your other devices” in Profile Settings.`,
  'operator-keeps-second-factor': t`Operators always need a second step. Add another one first, or ask another operator to remove you from the list of operators.`,
  'operators-account': t`This account belongs to an operator. Remove the operator first, then close the account.`,
  'other-person': t`Someone else is now signed in on this browser, so we changed nothing. Reload the page.`,
  'own-account': t`This is your own account. You can change it in Profile Settings.`,
  'own-clash': t`You have another appointment at this time. Choose another time.`,
  'renew-second-step': t`Your two-step sign-in was set up before your address was confirmed. Remove it in Profile Settings, and set it up again.`,
  'sample-profile': t`This is a sample profile, not a real person, so you can’t schedule an appointment. Choose someone else.`,
  'set-up-second-step': t`Set up two-step sign-in in Profile Settings first.`,
  'show-second-step': t`Sign out, then sign in again with your second step.`,
  'slot-in-past': t`This time has passed. Choose a later time.`,
  'slot-not-offered': t`This time isn’t available. Choose one of the times on the page.`,
  'slot-taken': t`Someone else took this time a moment ago. Choose another time.`,
  'slot-too-far': t`You can schedule up to 60 days ahead. Choose an earlier time.`,
  'slot-too-soon': t`This time is less than 12 hours away. Choose a later time.`,
  'sync-changed': t`Another device changed how your private space is synced in the meantime. Nothing was changed from here. Please try again.`,
  'sync-full': ({ megabytes }: { megabytes: number }) =>
    t`Your synced private space has reached its limit of ${megabytes} MB, so nothing more was sent. Everything on this device is still here. Delete what you don’t need, such as pictures.`,
  'too-many-questions': ({ most }: { most: number }) =>
    t`There are ${most} questions of your own already. Remove one before you add another.`,
  'too-many-records': ({ most }: { most: number }) => t`An account keeps at most ${most} records.`,
  'too-many-upcoming': t`You have ${UPCOMING_MAX} upcoming appointments, which is the most you can have. Cancel one to schedule another.`,
  'use-invited-account': t`This invitation is for another email address. Sign in with the account that has that address.`,
  'way-not-offered': t`This therapist doesn’t offer that. Choose the other way to meet.`,
  'too-large': t`This is too large. Please send less at a time.`,
  'address-too-long': t`This address is too long. Check the link, or go to the home page.`,
  'unsupported-media-type': t`Send this as JSON, with the content type application/json.`,
  'too-many-tries': ({ waitSeconds }: { waitSeconds: number }) => tooManyTries(waitSeconds),
  'headers-too-large': t`The headers of this request are too large. Clear this site’s cookies and try again.`,
  'internal-error': t`Something went wrong on our server. Please try again in a minute.`,
  busy: t`Our server is very busy. Please try again in a minute.`,
  'database-away': t`We can’t reach our database. Please try again in a minute.`,
  'storage-full': t`We can’t save anything right now, because our disk is full or can’t be written. Nothing was saved. Please try again later.`,
} satisfies Record<
  Exclude<RefusalCode, SaidByFields>,
  // Each names its own values, which no common type has.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  string | ((values: any) => string)
>;

/** What a field says where it is not the sentence of the whole refusal. */
const FIELD_SENTENCES: Partial<Record<RefusalCode, Readonly<Record<string, string>>>> = {
  'birth-year-missing': { birthYear: t`Enter the year you were born, such as 2001.` },
  'email-taken': { email: t`There is already an account with this email address.` },
  'password-needed': { password: t`Enter the password of the account.` },
};

/** Why a password is easy to guess. */
export type PasswordWeakness = keyof typeof WEAKNESSES;

const WEAKNESSES = {
  common: t`This is one of the most common passwords. Try three or four words that don’t belong together.`,
  repeated: t`Repeated characters or words are easy to guess. Try three or four words that don’t belong together.`,
  keys: t`Keyboard patterns are easy to guess. Try three or four words that don’t belong together.`,
  sequence: t`Sequences such as abc or 123 are easy to guess. Try three or four words that don’t belong together.`,
  date: t`Dates and years are easy to guess. Try three or four words that don’t belong together.`,
  own: t`This password contains your name, your address or the name of this site, which others know. Try three or four words that don’t belong together.`,
  short: t`This password is too easy to guess. Try three or four words that don’t belong together.`,
} as const;

/** Operators see the appointments and therapists of others. */
type AppointmentReader = 'member' | 'operator';

type Sentences = typeof REFUSAL_SENTENCES;

/** Code and values of a refusal, as far as its sentence names any; what depends on the fields brings its words. */
export type RefusalWords =
  | {
      [Code in keyof Sentences]: Sentences[Code] extends (values: infer Values) => string
        ? { readonly code: Code; readonly values: Values; readonly message?: never }
        : { readonly code: Code; readonly values?: never; readonly message?: never };
    }[keyof Sentences]
  | { readonly code: SaidByFields; readonly message: string; readonly values?: never };

/** The sentence of a refusal; null where code or values are of another version, or the words come with its fields. */
export function refusalSentence(code: string, values: RefusalValues = {}): string | null {
  if (!Object.hasOwn(REFUSAL_SENTENCES, code)) return null;
  const sentence = REFUSAL_SENTENCES[code as keyof Sentences] as
    | string
    | ((named: RefusalValues) => string | undefined);
  return typeof sentence === 'string' ? sentence : (sentence(values) ?? null);
}

/** What the fields of a refusal say, by their names, where the code tells. */
export function fieldSentencesOf(code: string): Readonly<Record<string, string>> | undefined {
  return FIELD_SENTENCES[code as RefusalCode];
}

function tooManyTries(seconds: number): string {
  if (seconds <= 90)
    return plural(seconds, {
      one: 'You’ve tried this too often. Please wait one second, then try again.',
      other: 'You’ve tried this too often. Please wait # seconds, then try again.',
    });
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90)
    return plural(minutes, {
      one: 'You’ve tried this too often. Please wait one minute, then try again.',
      other: 'You’ve tried this too often. Please wait # minutes, then try again.',
    });
  const hours = Math.ceil(minutes / 60);
  return plural(hours, {
    one: 'You’ve tried this too often. Please wait one hour, then try again.',
    other: 'You’ve tried this too often. Please wait # hours, then try again.',
  });
}

import { expect, test } from 'vitest';
import { daysInWords, INVENTORY } from '../retention/inventory';
import { CONSENT_VERSION, consentText } from './consent';

const words = (version = CONSENT_VERSION) => {
  const text = consentText(version);
  return [text?.reason, ...(text?.points ?? []), text?.agreement].join('\n');
};

test('whoever agrees has read who sees what, for how long, and how to take it back', () => {
  for (const told of ['therapist', 'team', 'your name', 'your email address', 'the time', 'cancel', 'delete'])
    expect(words()).toContain(told);
  expect(words()).toContain(`until ${daysInWords(INVENTORY.appointments.days)} after its date`);
});

test('the words of a version never change, since stored consents name the version', () => {
  expect(words(1)).toMatchInlineSnapshot(`
    "An appointment with a therapist is health information, so we ask you first.
    The therapist and the team that runs this site see your name, your email address, the time, and whether you meet online or in person. The team also sees your time zone.
    We don’t ask why you want to meet, so we tell no one why. The therapist you choose may give a hint.
    We keep the appointment until one year after its date, or until you delete your account. Emails and calendar entries that were already sent stay with the people who got them.
    You can take back your consent at any time before the appointment starts: cancel the appointment. We keep the record of it until the same day.
    I agree that this site keeps and shares my appointment in this way."
  `);
  expect(words(2)).toMatchInlineSnapshot(`
    "An appointment with a therapist is health information, so we ask you first.
    The therapist and the team that runs this site see your name, your email address, the time, and whether you meet online or in person. The team also sees your time zone.
    We never ask why. But anyone who sees the therapist’s specialty may guess.
    We keep the appointment until one year after its date, or until you delete it or your account. Emails and calendar entries that were already sent stay with the people who got them.
    You can take back your consent at any time: cancel the appointment, or delete it if it is over. We then delete it, with the record of your consent.
    I agree that this site keeps and shares my appointment in this way."
  `);
});

test('a version that does not exist has no text', () => {
  expect(consentText(CONSENT_VERSION + 1)).toBeNull();
});

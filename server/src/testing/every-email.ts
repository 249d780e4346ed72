import { testEmail } from '../features/before-you-open/test-email';
import { answerEmail } from '../features/contact/answer-email';
import { messageEmail, messageNoticeEmail } from '../features/contact/message-email';
import {
  changedEmail as addressChangedEmail,
  changeEmail,
  confirmEmail,
} from '../features/email-address/emails';
import { closedEmail } from '../features/members/closed-email';
import { confirmationEmail, welcomeEmail as newsletterWelcome } from '../features/newsletter/emails';
import { operatorChangeEmail } from '../features/operators/change-email';
import { invitationEmail } from '../features/operators/invitation-email';
import { changedEmail as passwordChangedEmail, resetEmail } from '../features/passwords/emails';
import { changeEmail as secondFactorEmail, failedStepsEmail } from '../features/second-factor/emails';
import { welcomeEmail } from '../features/accounts/welcome-email';
import { gatheredEmail } from '../platform/email/gathered';
import { replacedAddressEmail } from '../platform/email/replaced-address-email';
import { appointmentSamples } from './every-appointment-email';

/** One email as a person gets it, made of example data. */
type SampleEmail = {
  /** The template's file below server/src, its function, and the case where there are several. */
  readonly name: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

type Words = Pick<SampleEmail, 'subject' | 'text' | 'html'>;
type Samples = Readonly<Record<string, Words>>;

const SITE = { name: 'Stillgrove', email: 'hello@grove.example.org' };
const PUBLIC_URL = 'https://grove.example.org';
const NOW_MS = Date.UTC(2027, 2, 5, 9, 30);
const TOKEN = 'f3kEx4mpleT0kenThatIsNotReal';
const PERSON = { id: 'ana', fullName: 'Ana Lee', email: 'ana@example.org', confirmed: true };

const siteName = SITE.name;
const link = (path: string) => `${PUBLIC_URL}${path}#${TOKEN}`;

/**
 * Every email that Stillgrove can send, with example data, for people who read them all and for the tests of
 * our words. A test holds the list against the templates in the code.
 */
export function everyEmail(): SampleEmail[] {
  const samples: Samples = { ...accountEmails(), ...otherEmails(), ...appointmentSamples() };
  return Object.entries(samples).map(([name, { subject, text, html }]) => ({ name, subject, text, html }));
}

function accountEmails(): Samples {
  const facts = { person: PERSON, siteName, publicUrl: PUBLIC_URL, nowMs: NOW_MS };
  const secondFactor = { ...facts, person: { ...PERSON, userId: PERSON.id } };
  const changes = [
    'app-added',
    'app-removed',
    'passkey-added',
    'passkey-removed',
    'codes-renewed',
    'recovery-code-used',
  ] as const;
  const confirmLink = link('/confirm-address');
  return {
    'features/accounts/welcome-email welcomeEmail': welcomeEmail({
      user: { id: PERSON.id, fullName: PERSON.fullName, email: PERSON.email, confirmedAt: null },
      siteName,
      link: confirmLink,
    }),
    'features/email-address/emails confirmEmail': confirmEmail({ ...facts, link: confirmLink }),
    'features/email-address/emails changeEmail': changeEmail({
      ...facts,
      email: 'ana.lee@example.com',
      link: confirmLink,
    }),
    'features/email-address/emails changedEmail': addressChangedEmail({ ...facts, supportEmail: SITE.email }),
    'features/passwords/emails resetEmail': resetEmail({ ...facts, link: link('/reset-password') }),
    'features/passwords/emails changedEmail': passwordChangedEmail(facts),
    'features/second-factor/emails failedStepsEmail': failedStepsEmail(secondFactor),
    ...Object.fromEntries(
      changes.map((change) => [
        `features/second-factor/emails changeEmail: ${change}`,
        secondFactorEmail(change, secondFactor),
      ]),
    ),
    ...Object.fromEntries(
      [
        { supportEmail: 'hello@quiet-hill.org', case: 'the team has an address' },
        { supportEmail: SITE.email, case: 'only an example of an address' },
      ].map(({ supportEmail, case: which }) => [
        `features/members/closed-email closedEmail: ${which}`,
        closedEmail({
          email: PERSON.email,
          confirmed: true,
          siteName,
          supportEmail,
          note: 'You asked us to close it.',
        }),
      ]),
    ),
    'platform/email/gathered gatheredEmail': gatheredEmail(
      {
        happened: [
          { atMs: NOW_MS, summary: 'An authenticator app was added to your account.' },
          { atMs: NOW_MS + 3_600_000, summary: 'The authenticator app was removed from your account.' },
        ],
        more: 3,
      },
      { siteName, publicUrl: PUBLIC_URL },
    ),
  };
}

function otherEmails(): Samples {
  const subscriber = { id: 'ana', email: PERSON.email, token: TOKEN, confirmed: true };
  const newsletter = { subscriber, siteName, publicUrl: PUBLIC_URL, nowMs: NOW_MS };
  const message = {
    id: 'message',
    name: 'Ana Lee',
    email: PERSON.email,
    subject: 'A question about groups',
    message: 'Hello. Do you have a group on Thursdays?\nThank you, Ana',
  };
  const invitation = {
    id: 'invitation',
    email: PERSON.email,
    link: link('/operator-invitation'),
    siteName,
  };
  return {
    'features/newsletter/emails confirmationEmail': confirmationEmail(newsletter),
    'features/newsletter/emails welcomeEmail': newsletterWelcome(newsletter, 'subscriber'),
    'features/contact/message-email messageEmail': messageEmail({ message, site: SITE }),
    'features/contact/message-email messageNoticeEmail': messageNoticeEmail({
      message,
      site: SITE,
      publicUrl: PUBLIC_URL,
    }),
    'features/contact/answer-email answerEmail': answerEmail({
      answer: { id: 'answer', answer: 'Yes, we meet at 6 pm. You are welcome to join us.', quoted: true },
      message,
      site: SITE,
    }),
    'features/operators/invitation-email invitationEmail: from an operator': invitationEmail({
      ...invitation,
      from: 'operator',
    }),
    'features/before-you-open/test-email testEmail': testEmail({ recipient: PERSON.email, siteName }),
    'features/operators/invitation-email invitationEmail: from the settings': invitationEmail({
      ...invitation,
      from: 'settings',
    }),
    ...Object.fromEntries(
      (['messages', 'appointments'] as const).map((what) => [
        `platform/email/replaced-address-email replacedAddressEmail: ${what}`,
        replacedAddressEmail({
          recipient: SITE.email,
          what,
          occasion: 'site:2',
          siteName,
          publicUrl: PUBLIC_URL,
        }),
      ]),
    ),
    ...Object.fromEntries(
      (['invited', 'joined', 'removed'] as const).map((type) => [
        `features/operators/change-email operatorChangeEmail: ${type}`,
        operatorChangeEmail(
          { type, email: 'ida@example.org', by: PERSON.email },
          { recipient: PERSON.email, occasion: 'invitation', siteName, publicUrl: PUBLIC_URL },
        ),
      ]),
    ),
  };
}

import { t } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import { OpeningPart } from '../../features/before-you-open/OpeningPart';
import { AppointmentsPart } from '../../features/appointments/operator/AppointmentsPart';
import { MessagesPart } from '../../features/contact/MessagesPart';
import { QuestionsPart } from '../../features/faq/operator/QuestionsPart';
import { HelplinesPart } from '../../features/help/operator/HelplinesPart';
import { LegalTextsPart } from '../../features/legal-texts/operator/LegalTextsPart';
import { EmailPart } from '../../features/email-queue/EmailPart';
import { SubscribersPart } from '../../features/newsletter/SubscribersPart';
import { MembersPart } from '../../features/members/MembersPart';
import { OperatorsPart } from '../../features/operators/OperatorsPart';
import { ActionsPart } from '../../features/operator-actions/ActionsPart';
import { SafeguardingPart } from '../../features/safeguarding/SafeguardingPart';
import { SitePart } from '../../features/site/SitePart';
import { TherapistsPart } from '../../features/therapists/operator/TherapistsPart';

export type OperatorPart = {
  /** Last part of its address. */
  readonly id: string;
  readonly title: string;
  /** What can be done there, in a sentence. */
  readonly lead: string;
  readonly Part: ComponentType;
};

/** Addresses that rooms had before. */
export const MOVED_PARTS: Readonly<Record<string, string>> = {
  bookings: 'appointments',
  mail: 'email',
};

const BEFORE_YOU_OPEN: OperatorPart = {
  id: 'before-you-open',
  title: t`Before you open`,
  lead: t`What this site needs before people use it. We check each step for you.`,
  Part: OpeningPart,
};

/**
 * The rooms in the order in which they are listed. The steps before opening come first until all are done.
 *
 * @param opening how many are still to do; null while that is not known
 */
export function listedParts(opening: number | null): readonly OperatorPart[] {
  return opening === 0 ? [...EVERYDAY_PARTS, BEFORE_YOU_OPEN] : [BEFORE_YOU_OPEN, ...EVERYDAY_PARTS];
}

const EVERYDAY_PARTS: readonly OperatorPart[] = [
  {
    id: 'messages',
    title: t`Messages`,
    lead: t`What people sent with the contact form. Your answers go out by email.`,
    Part: MessagesPart,
  },
  {
    id: 'safeguarding',
    title: t`Safeguarding`,
    lead: t`What to do when someone writes that they aren’t safe. Read it before you open the site.`,
    Part: SafeguardingPart,
  },
  {
    id: 'appointments',
    title: t`Appointments`,
    lead: t`Who meets whom and when. Cancel an appointment if a therapist can’t be there.`,
    Part: AppointmentsPart,
  },
  {
    id: 'therapists',
    title: t`Therapists`,
    lead: t`Who is in the directory, in which order, and when each of them works.`,
    Part: TherapistsPart,
  },
  {
    id: 'subscribers',
    title: t`Subscribers`,
    lead: t`Who gets the newsletter. Export the list, and send the newsletter with a program of your choice.`,
    Part: SubscribersPart,
  },
  {
    id: 'email',
    title: t`Unsent email`,
    lead: t`Emails that haven’t gone out, and why. Send them again or delete them. You can’t read their text.`,
    Part: EmailPart,
  },
  {
    id: 'site',
    title: t`This site`,
    lead: t`Name, contact details, links, figures and the landing page.`,
    Part: SitePart,
  },
  {
    id: 'questions',
    title: t`Questions`,
    lead: t`Edit the questions and answers that visitors read, and add your own.`,
    Part: QuestionsPart,
  },
  {
    id: 'legal',
    title: t`Legal texts`,
    lead: t`Privacy, terms and imprint: read them, write your own, or use the default texts.`,
    Part: LegalTextsPart,
  },
  {
    id: 'helplines',
    title: t`Helplines`,
    lead: t`Emergency numbers and crisis lines by country. See which of yours no one has checked.`,
    Part: HelplinesPart,
  },
  {
    id: 'members',
    title: t`Members`,
    lead: t`Find an account by its email address, sign it out everywhere, or close it.`,
    Part: MembersPart,
  },
  {
    id: 'operators',
    title: t`Operators`,
    lead: t`Who runs this site, and who is invited to.`,
    Part: OperatorsPart,
  },
  {
    id: 'actions',
    title: t`What operators did`,
    lead: t`Who did what, and when. We keep this for two years.`,
    Part: ActionsPart,
  },
];

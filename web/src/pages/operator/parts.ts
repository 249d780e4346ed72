import type { OperatorWaitingAnswer } from '@stillgrove/contract/operator-waiting';
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
  /** What is waiting there, in a few words; an empty text when nothing is. */
  readonly waits?: (waiting: OperatorWaitingAnswer) => string;
};

/** Addresses that rooms had before. */
export const MOVED_PARTS: Readonly<Record<string, string>> = {
  bookings: 'appointments',
  mail: 'email',
};

const BEFORE_YOU_OPEN: OperatorPart = {
  id: 'before-you-open',
  title: 'Before you open',
  lead: 'What this site needs before people use it. We check each step for you.',
  Part: OpeningPart,
  waits: ({ opening }) => (opening === 0 ? '' : `${opening} to do`),
};

/** The rooms in the order in which they are listed. The steps before opening come first until all are done. */
export function listedParts(waiting: OperatorWaitingAnswer | null): readonly OperatorPart[] {
  return waiting?.opening === 0 ? [...EVERYDAY_PARTS, BEFORE_YOU_OPEN] : [BEFORE_YOU_OPEN, ...EVERYDAY_PARTS];
}

const EVERYDAY_PARTS: readonly OperatorPart[] = [
  {
    id: 'messages',
    title: 'Messages',
    lead: 'What people sent with the contact form. Your answers go out by email.',
    Part: MessagesPart,
    waits: ({ messages }) => (messages === 0 ? '' : `${messages} unanswered`),
  },
  {
    id: 'safeguarding',
    title: 'Safeguarding',
    lead: 'What to do when someone writes that they are not safe. Read it before you open the site.',
    Part: SafeguardingPart,
  },
  {
    id: 'appointments',
    title: 'Appointments',
    lead: 'Who meets whom and when. Cancel an appointment if a therapist can’t be there.',
    Part: AppointmentsPart,
  },
  {
    id: 'therapists',
    title: 'Therapists',
    lead: 'Who is in the directory, in which order, and when each of them works.',
    Part: TherapistsPart,
  },
  {
    id: 'subscribers',
    title: 'Subscribers',
    lead: 'Who gets the newsletter. Export the list, and send the newsletter with a program of your choice.',
    Part: SubscribersPart,
  },
  {
    id: 'email',
    title: 'Unsent email',
    lead: 'Emails that have not gone out, and why. Send them again or delete them. You cannot read their text.',
    Part: EmailPart,
    waits: ({ emails }) => (emails === 0 ? '' : `${emails} not sent`),
  },
  {
    id: 'site',
    title: 'This site',
    lead: 'Name, contact details, links, figures and the landing page.',
    Part: SitePart,
  },
  {
    id: 'questions',
    title: 'Questions',
    lead: 'Edit the questions and answers that visitors read, and add your own.',
    Part: QuestionsPart,
  },
  {
    id: 'legal',
    title: 'Legal texts',
    lead: 'Privacy, terms and imprint: read them, write your own, or use the default texts.',
    Part: LegalTextsPart,
  },
  {
    id: 'helplines',
    title: 'Helplines',
    lead: 'Emergency numbers and crisis lines by country. See which of yours no one has checked.',
    Part: HelplinesPart,
  },
  {
    id: 'members',
    title: 'Members',
    lead: 'Find an account by its email address, sign it out everywhere, or close it.',
    Part: MembersPart,
  },
  {
    id: 'operators',
    title: 'Operators',
    lead: 'Who runs this site, and who is invited to.',
    Part: OperatorsPart,
  },
  {
    id: 'actions',
    title: 'What operators did',
    lead: 'Who did what, and when. We keep this for two years.',
    Part: ActionsPart,
  },
];

import type { OperatorWaitingAnswer } from '@stillgrove/contract/operator-waiting';
import type { ComponentType } from 'react';
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
  /** What waits there, in a few words; an empty text when nothing does. */
  readonly waits?: (waiting: OperatorWaitingAnswer) => string;
};

/** The rooms of the operator's area, in the order in which they are listed. */
export const OPERATOR_PARTS: readonly OperatorPart[] = [
  {
    id: 'messages',
    title: 'Messages',
    lead: 'What people wrote with the contact form. Answer them here; the answer goes out by mail.',
    Part: MessagesPart,
    waits: ({ messages }) => (messages === 0 ? '' : `${messages} waiting`),
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
    lead: 'Who asked for letters by mail. Write the letter with a program of your choice; the list is here.',
    Part: SubscribersPart,
  },
  {
    id: 'mail',
    title: 'Unsent email',
    lead: 'What has not gone out, and why. Send it again or drop it; its words stay closed.',
    Part: EmailPart,
    waits: ({ mail }) => (mail === 0 ? '' : `${mail} not sent`),
  },
  {
    id: 'site',
    title: 'This site',
    lead: 'Name, address, links, figures and the landing page: what visitors read about you.',
    Part: SitePart,
  },
  {
    id: 'questions',
    title: 'Questions',
    lead: 'Correct the answers that visitors find, and add your own.',
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
    lead: 'Find an account by its address, sign it out everywhere, or close it.',
    Part: MembersPart,
  },
  {
    id: 'operators',
    title: 'Operators',
    lead: 'Who runs this place, who is invited to, and inviting others.',
    Part: OperatorsPart,
  },
  {
    id: 'actions',
    title: 'What operators did',
    lead: 'Who did what here, and when. Kept for two years.',
    Part: ActionsPart,
  },
];

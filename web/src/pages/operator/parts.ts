import type { ComponentType } from 'react';
import { MessagesPart } from '../../features/contact/MessagesPart';
import { SubscribersPart } from '../../features/newsletter/SubscribersPart';
import { ActionsPart } from '../../features/operator-actions/ActionsPart';

export type OperatorPart = {
  /** Last part of its address. */
  readonly id: string;
  readonly title: string;
  /** What can be done there, in a sentence. */
  readonly lead: string;
  readonly Part: ComponentType;
};

/** The rooms of the operator's area, in the order in which they are listed. */
export const OPERATOR_PARTS: readonly OperatorPart[] = [
  {
    id: 'messages',
    title: 'Messages',
    lead: 'What people wrote with the contact form. Answer them here; the answer goes out by mail.',
    Part: MessagesPart,
  },
  {
    id: 'subscribers',
    title: 'Subscribers',
    lead: 'Who asked for letters by mail. Write the letter with a program of your choice; the list is here.',
    Part: SubscribersPart,
  },
  {
    id: 'actions',
    title: 'What operators did',
    lead: 'Who did what here, and when. Kept for two years.',
    Part: ActionsPart,
  },
];

import type { ComponentType } from 'react';
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
    id: 'actions',
    title: 'What operators did',
    lead: 'Who did what here, and when. Kept for two years.',
    Part: ActionsPart,
  },
];

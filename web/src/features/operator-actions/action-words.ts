import type { DeletionReason } from '@stillgrove/contract/deletion-reason';
import type { OperatorAction } from '@stillgrove/contract/operator-actions';
import { REASON_WORDS } from '../../ui/deletion/reason-words';

/** What was done, as people say it. */
export const ACTION_WORDS: Readonly<Record<OperatorAction['action'], string>> = {
  'message-answered': 'Answered a message',
  'message-done': 'Marked a message as done',
  'message-reopened': 'Opened a message again',
  'message-deleted': 'Deleted a message',
  'subscriber-deleted': 'Deleted a subscriber',
  'subscribers-exported': 'Exported the list of subscribers',
  'therapist-saved': 'Saved a therapist’s profile',
  'therapist-removed': 'Removed a therapist',
  'therapists-ordered': 'Changed the order of the therapists',
  'hours-saved': 'Changed a therapist’s hours',
  'booking-cancelled': 'Canceled an appointment',
  'site-saved': 'Changed the settings of this site',
  'question-corrected': 'Edited a question',
  'question-restored': 'Restored a question',
  'question-added': 'Added a question',
  'question-removed': 'Removed a question',
  'helplines-corrected': 'Changed the helplines of a country',
  'helplines-restored': 'Undid the changes to a country’s helplines',
  'helplines-country-added': 'Added a place to the helplines',
  'helplines-country-removed': 'Removed a place from the helplines',
  'legal-text-saved': 'Published a legal text',
  'legal-text-restored': 'Published a default legal text again',
  'email-retried': 'Sent an email again',
  'email-deleted': 'Deleted an unsent email',
  'operator-invited': 'Invited an operator',
  'operator-invited-from-server': 'Invited an operator from the server',
  'operator-invitation-canceled': 'Canceled an operator’s invitation',
  'operator-joined': 'Became an operator',
  'operator-removed': 'Removed an operator',
  'operator-removed-from-server': 'Removed an operator from the server',
  'member-sessions-ended': 'Signed a person out everywhere',
  'account-closed': 'Closed an account',
};

/** Done with the command line or by the settings, not by an operator. */
export const AT_SERVER: ReadonlySet<string> = new Set<OperatorAction['action']>([
  'operator-invited-from-server',
  'operator-removed-from-server',
]);

/** What it was done to, as people read it: a reason where something was deleted, else as it is stored. */
export function subjectWords({ action, subject }: Pick<OperatorAction, 'action' | 'subject'>): string {
  if (!DELETIONS.has(action) || subject === '') return subject;
  return `Reason: ${REASON_WORDS[subject as DeletionReason]}`;
}

const DELETIONS: ReadonlySet<OperatorAction['action']> = new Set<OperatorAction['action']>([
  'message-deleted',
  'subscriber-deleted',
  'account-closed',
]);

import { t } from '@lingui/core/macro';
import type { DeletionReason } from '@stillgrove/contract/deletion-reason';
import type { OperatorAction } from '@stillgrove/contract/operator-actions';
import { REASON_WORDS } from '../../ui/deletion/reason-words';

/** What was done, as people say it. */
export const ACTION_WORDS: Readonly<Record<OperatorAction['action'], string>> = {
  'message-answered': t`Answered a message`,
  'message-done': t`Marked a message as done`,
  'message-reopened': t`Opened a message again`,
  'message-reminder-removed': t`Removed a reminder to write again`,
  'message-deleted': t`Deleted a message`,
  'subscriber-deleted': t`Deleted a subscriber`,
  'subscribers-exported': t`Exported the list of subscribers`,
  'therapist-saved': t`Saved a therapist’s profile`,
  'therapist-removed': t`Removed a therapist`,
  'therapists-ordered': t`Changed the order of the therapists`,
  'hours-saved': t`Changed a therapist’s hours`,
  'booking-cancelled': t`Canceled an appointment`,
  'site-saved': t`Changed the settings of this site`,
  'question-corrected': t`Edited a question`,
  'question-restored': t`Restored a question`,
  'question-added': t`Added a question`,
  'question-removed': t`Removed a question`,
  'helplines-corrected': t`Changed the helplines of a country`,
  'helplines-restored': t`Undid the changes to a country’s helplines`,
  'helplines-country-added': t`Added a place to the helplines`,
  'helplines-country-removed': t`Removed a place from the helplines`,
  'legal-text-saved': t`Published a legal text`,
  'legal-text-restored': t`Published a default legal text again`,
  'email-retried': t`Sent an email again`,
  'email-deleted': t`Deleted an unsent email`,
  'operator-invited': t`Invited an operator`,
  'operator-invited-from-server': t`Invited an operator from the server`,
  'operator-invitation-canceled': t`Canceled an operator’s invitation`,
  'operator-joined': t`Became an operator`,
  'operator-removed': t`Removed an operator`,
  'operator-removed-from-server': t`Removed an operator from the server`,
  'member-sessions-ended': t`Signed a person out everywhere`,
  'account-closed': t`Closed an account`,
};

/** Done with the command line or by the settings, not by an operator. */
export const AT_SERVER: ReadonlySet<string> = new Set<OperatorAction['action']>([
  'operator-invited-from-server',
  'operator-removed-from-server',
]);

/** What it was done to, as people read it: a reason where something was deleted, else as it is stored. */
export function subjectWords({ action, subject }: Pick<OperatorAction, 'action' | 'subject'>): string {
  if (!DELETIONS.has(action) || subject === '') return subject;
  return t`Reason: ${REASON_WORDS[subject as DeletionReason]}`;
}

const DELETIONS: ReadonlySet<OperatorAction['action']> = new Set<OperatorAction['action']>([
  'message-deleted',
  'subscriber-deleted',
  'account-closed',
]);

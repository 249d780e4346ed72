import type { OperatorAction } from '@stillgrove/contract/operator-actions';

/** What was done, as people say it. */
export const ACTION_WORDS: Readonly<Record<OperatorAction['action'], string>> = {
  'message-answered': 'Answered a message',
  'message-done': 'Marked a message as done',
  'message-reopened': 'Opened a message again',
  'subscribers-exported': 'Exported the subscribers',
  'therapist-saved': 'Saved a therapist’s profile',
  'therapist-removed': 'Removed a therapist',
  'therapists-ordered': 'Changed the order of therapists',
  'hours-saved': 'Changed a therapist’s hours',
  'booking-cancelled': 'Canceled an appointment',
  'site-saved': 'Changed the site’s settings',
  'question-corrected': 'Corrected a question',
  'question-restored': 'Took back the correction of a question',
  'question-added': 'Added a question',
  'question-removed': 'Removed a question',
  'helplines-corrected': 'Changed the helplines of a country',
  'helplines-restored': 'Undid the changes to a country’s helplines',
  'helplines-country-added': 'Added a place to the helplines',
  'helplines-country-removed': 'Removed a place from the helplines',
  'legal-text-saved': 'Published a legal text',
  'legal-text-restored': 'Published a default legal text again',
  'mail-retried': 'Asked for an email to be sent again',
  'mail-dropped': 'Dropped an email',
  'operator-invited': 'Invited an operator',
  'operator-invited-from-server': 'Invited an operator at the server itself',
  'operator-invitation-canceled': 'Canceled the invitation of an operator',
  'operator-joined': 'Became an operator',
  'operator-removed': 'Removed an operator',
  'operator-removed-from-server': 'Removed an operator at the server itself',
  'member-sessions-ended': 'Signed a member out everywhere',
  'account-closed': 'Closed a member’s account',
};

/** Done with the command line or by the settings, so that no operator did it. */
export const AT_SERVER: ReadonlySet<string> = new Set<OperatorAction['action']>([
  'operator-invited-from-server',
  'operator-removed-from-server',
]);

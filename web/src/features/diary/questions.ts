import { t } from '@lingui/core/macro';

/** To begin a page with; none of them expects a good day or a bad one. */
export const QUESTIONS: readonly string[] = [
  t`What helped a little today?`,
  t`What did you notice around you today?`,
  t`What would you like to remember about today?`,
  t`What was hard today?`,
  t`What do you need right now?`,
  t`Did anything make you smile today?`,
  t`What can wait until tomorrow?`,
  t`How does your body feel right now?`,
  t`Who would you like to talk to, and about what?`,
  t`What would you tell a friend who had your day?`,
  t`Which sound, smell, or taste was part of today?`,
  t`What are you looking forward to?`,
  t`Was there a calm moment today?`,
  t`What did you do today that was good enough?`,
  t`What would make tomorrow a little easier?`,
  t`What would you like to let go of today?`,
];

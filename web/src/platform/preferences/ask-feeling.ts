import { readPreference, writePreference } from './preferences';

/** When someone wants to be asked how they feel around an activity. */
export const ASK_FEELING = ['never', 'after', 'both'] as const;
export type AskFeeling = (typeof ASK_FEELING)[number];

/** No one is asked who did not choose it. */
export function readAskFeeling(): AskFeeling {
  const chosen = readPreference('asking');
  return ASK_FEELING.find((each) => each === chosen) ?? 'never';
}

export function chooseAskFeeling(choice: AskFeeling): void {
  if (choice === 'never') delete document.documentElement.dataset.asking;
  else document.documentElement.dataset.asking = choice;
  writePreference('asking', choice === 'never' ? null : choice);
}

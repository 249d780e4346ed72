/** What brings someone here, as the first question offers it. */
export const REASONS = ['sleep', 'worry', 'mood', 'looking'] as const;

export type Reason = (typeof REASONS)[number];

export function isReason(value: unknown): value is Reason {
  return REASONS.some((reason) => reason === value);
}

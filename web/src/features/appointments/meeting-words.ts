import { t } from '@lingui/core/macro';

/** The ways to meet, in the words of the page. */
export const WAYS = [
  { id: 'online', name: t`Online` },
  { id: 'in-person', name: t`In person` },
] as const;

export function wayInWords(way: (typeof WAYS)[number]['id']): string {
  return way === 'online' ? 'online' : t`in person`;
}

/** What a sealed piece is: a page, a page that is still being written, or the diary's own key. */
export type Purpose = 'entry' | 'draft' | 'key';

/**
 * What a seal is bound to besides its content. It opens only under the same words, so a page cannot be
 * passed off as another page or as somebody else's.
 */
export function bindingOf(purpose: Purpose, owner: string, id: string): string {
  return JSON.stringify(['stillgrove diary', 1, purpose, owner, id]);
}

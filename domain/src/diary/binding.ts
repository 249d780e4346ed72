/**
 * What a sealed piece is: a page, a page that is still being written, the same put aside at once by a page
 * that went away, the diary's own key, or the list of which revision of each page is the newest.
 */
export type Purpose = 'entry' | 'draft' | 'stash' | 'key' | 'revisions';

/**
 * What a seal is bound to besides its content. It opens only under the same words, so a page cannot be
 * passed off as another page or as someone else's, nor an older revision of it as a newer one.
 *
 * @param revision left out for what has none, and for pages that were sealed before revisions were bound
 */
export function bindingOf(purpose: Purpose, owner: string, id: string, revision?: number): string {
  return revision === undefined
    ? JSON.stringify(['stillgrove diary', 1, purpose, owner, id])
    : JSON.stringify(['stillgrove diary', 2, purpose, owner, id, revision]);
}

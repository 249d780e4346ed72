/**
 * What a sealed piece is: a page of the diary, a page that is still being written, the same put aside at once by a
 * page that went away, another record, the vault's own key (under its passphrase, or under a passkey), the list of
 * which revision of each page and record is the newest, or what a device knows of the other devices that it shares
 * with.
 */
type Purpose = 'entry' | 'draft' | 'stash' | 'record' | 'key' | 'passkey' | 'revisions' | 'sync';

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

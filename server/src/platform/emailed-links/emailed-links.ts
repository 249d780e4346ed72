import type { LinkPurpose } from '@stillgrove/domain/accounts/account-state';
import type { Db, Tx } from '../../db/transaction';
import type { Clock } from '../clock';
import { isToken, newToken, sha256 } from '../tokens';
import { findLink, type EmailedLink, putLink, removeLinks } from './store';

const HOUR_MS = 3_600_000;

/** How long a link works. The questions and answers promise 24 hours for a new password. */
export const LIFETIME_MS: Readonly<Record<LinkPurpose, number>> = {
  'confirm-address': 168 * HOUR_MS,
  'change-address': 24 * HOUR_MS,
  'reset-password': 24 * HOUR_MS,
};

/** The page that each link opens. It asks for a press: programs that check email open links, but press nothing. */
const PAGES: Record<LinkPurpose, string> = {
  'confirm-address': '/confirm-address',
  'change-address': '/confirm-address',
  'reset-password': '/reset-password',
};

/**
 * Links that prove by email that an address is someone's own. Each works once. The token stands behind
 * the `#`, which browsers keep to themselves: no server, proxy or other site ever gets to see it.
 */
export type EmailedLinks = {
  /** Makes a link and voids the one before it for the same purpose. @returns the whole address */
  issue(tx: Tx, link: EmailedLink): Promise<string>;
  /** Whose link it is, without using it up; null when it is wrong, used, voided or too old. */
  find(token: string, purposes: readonly LinkPurpose[], from?: Db): Promise<EmailedLink | null>;
  /** The same, and uses it up: of several tries at once, one gets it. */
  take(tx: Tx, token: string, purposes: readonly LinkPurpose[]): Promise<EmailedLink | null>;
};

export function createEmailedLinks({
  db,
  clock,
  publicUrl,
}: {
  db: Db;
  clock: Clock;
  publicUrl: string;
}): EmailedLinks {
  const find: EmailedLinks['find'] = async (token, purposes, from = db) =>
    isToken(token) ? findLink(from, sha256(token), purposes, clock.now()) : null;

  return {
    async issue(tx, link) {
      const token = newToken();
      const createdAtMs = clock.now();
      const expiresAtMs = createdAtMs + LIFETIME_MS[link.purpose];
      await putLink(tx, { ...link, tokenHash: sha256(token), createdAtMs, expiresAtMs });
      return `${publicUrl}${PAGES[link.purpose]}#${token}`;
    },

    find,

    async take(tx, token, purposes) {
      const link = await find(token, purposes, tx);
      if (link !== null) await removeLinks(tx, link.userId, [link.purpose]);
      return link;
    },
  };
}

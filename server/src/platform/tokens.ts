import { hash, randomBytes } from 'node:crypto';

/** 32 bytes of chance, as 43 characters that fit into a cookie or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function isToken(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{43}$/.test(text);
}

/** What is stored in place of a token or a key, so that a stolen database opens nothing. */
export function sha256(text: string): string {
  return hash('sha256', text, 'base64url');
}

import type { Agreed } from '@stillgrove/domain/vault/mirror';
import { nameOfMirrored } from './mirrored-name';

type Stored = { readonly vault: string; readonly kinds: Readonly<Record<string, Agreed>> };

/**
 * What this device and a person’s vault agreed on last: a mark of each pattern and mix, from which no one can tell what
 * it was.
 *
 * @param vault the id of the vault: what was agreed with one that was deleted says nothing about the next
 */
export function readAgreed(userId: string, vault: string, kind: string): Agreed {
  const kinds = read(userId, vault);
  return (Object.hasOwn(kinds, kind) ? kinds[kind] : undefined) ?? {};
}

/** Where this browser does not keep it, both sides are compared the next time as if for the first, and nothing is deleted for it. */
export function keepAgreed(userId: string, vault: string, kind: string, agreed: Agreed): void {
  const kinds = { ...read(userId, vault), [kind]: agreed };
  try {
    localStorage.setItem(nameOfMirrored(userId), JSON.stringify({ vault, kinds } satisfies Stored));
  } catch {
    // As said above.
  }
}

function read(userId: string, vault: string): Stored['kinds'] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(nameOfMirrored(userId)) ?? 'null');
    return isStored(stored) && stored.vault === vault ? stored.kinds : {};
  } catch {
    return {};
  }
}

function isStored(value: unknown): value is Stored {
  if (!isFields(value) || typeof value.vault !== 'string' || !isFields(value.kinds)) return false;
  return Object.values(value.kinds).every(
    (agreed) => isFields(agreed) && Object.values(agreed).every((mark) => typeof mark === 'string'),
  );
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

import { isSealedLength, SEAL_OVERHEAD } from '@stillgrove/contract/sync';
import { readSharedRecord, type SharedRecord } from '@stillgrove/domain/sync/shared-record';
import { seal, unseal } from '../vault/seal';
import { fromBase64Url, toBase64Url } from './base64url';
import { type Bytes, hkdf, LOCK_FORMAT, type Place } from './space-lock';

const IV_BYTES = 12;
/** Bytes of a record’s id on the server. */
const ID_BYTES = 16;

/** What came from the server: a record; one of a later version of the product; or nothing that its devices made. */
export type Opened = SharedRecord | 'newer' | 'foreign';

/** Seals records for the server, and opens what comes from there, which is not trusted to be what was sent. */
export type WireSeal = {
  readonly seal: (record: SharedRecord) => Promise<{ readonly id: string; readonly sealed: string }>;
  readonly open: (serverId: string, sealed: string) => Promise<Opened>;
  /** The id under which the server knows a record: the same on every device, and it tells nothing. */
  readonly serverIdOf: (record: Pick<SharedRecord, 'id' | 'kind'>) => Promise<string>;
};

/** @param spaceKey see `newSpaceKey` */
export async function createWireSeal(spaceKey: Bytes, place: Place): Promise<WireSeal> {
  const material = await crypto.subtle.importKey('raw', spaceKey, 'HKDF', false, ['deriveKey']);
  const [key, idKey] = await Promise.all([
    crypto.subtle.deriveKey(hkdf('stillgrove sync 1'), material, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
    crypto.subtle.deriveKey(
      hkdf('stillgrove sync ids 1'),
      material,
      { name: 'HMAC', hash: 'SHA-256', length: 256 },
      false,
      ['sign'],
    ),
  ]);

  const bindingOf = (serverId: string) =>
    JSON.stringify(['stillgrove sync', LOCK_FORMAT, 'record', place.userId, place.space, serverId]);

  const serverIdOf: WireSeal['serverIdOf'] = async (record) => {
    const name = new TextEncoder().encode(nameOf(record));
    const digest = new Uint8Array(await crypto.subtle.sign('HMAC', idKey, name));
    return toBase64Url(digest.subarray(0, ID_BYTES));
  };

  return {
    serverIdOf,

    async seal(record) {
      const id = await serverIdOf(record);
      const { iv, bytes } = await seal(key, record, bindingOf(id));
      const whole = new Uint8Array(iv.length + bytes.length);
      whole.set(iv);
      whole.set(bytes, iv.length);
      return { id, sealed: toBase64Url(whole) };
    },

    async open(serverId, sealed) {
      // Before anything is decoded: a server may send whatever it likes.
      const length = Math.floor((sealed.length * 3) / 4);
      if (length <= SEAL_OVERHEAD || !isSealedLength(length)) return 'foreign';
      const whole = fromBase64Url(sealed);
      if (whole === null) return 'foreign';
      const parts = { iv: whole.slice(0, IV_BYTES), bytes: whole.slice(IV_BYTES) };
      const record = readSharedRecord(await unseal(key, parts, bindingOf(serverId)));
      if (record === null) return 'foreign';
      if (record !== 'newer' && (await serverIdOf(record)) !== serverId) return 'foreign';
      return record;
    },
  };
}

/** Pages and all other records have ids of their own, which could be the same. */
export function nameOf({ id, kind }: Pick<SharedRecord, 'id' | 'kind'>): string {
  return `${kind === 'page' || kind === 'manifest' ? kind : 'record'}/${id}`;
}

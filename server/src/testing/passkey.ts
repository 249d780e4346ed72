import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What `navigator.credentials` is asked for; the rest of it does not matter to this device. */
type Asked = { readonly challenge: string };

/** A device that holds one passkey and signs whatever it is asked to, as a dishonest one would, too. */
export type SoftPasskey = {
  readonly id: string;
  /** What the browser answers when a passkey is made. */
  create(options: object): { id: string };
  /** What the browser answers when it is shown. @param verified whether the device saw who holds it */
  show(options: object, verified: boolean): { id: string };
};

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const WITH_KEY = 0x40;

/** @param origin where the page is that asks */
export function softPasskey(origin = 'http://localhost:3000'): SoftPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  const siteHash = createHash('sha256').update(new URL(origin).hostname).digest();

  const authenticatorData = (flags: number, more: Buffer = Buffer.alloc(0)) =>
    Buffer.concat([siteHash, Buffer.from([flags]), Buffer.alloc(4), more]);
  const clientData = (type: string, options: object) =>
    Buffer.from(
      JSON.stringify({ type, challenge: (options as Asked).challenge, origin, crossOrigin: false }),
    );
  const credential = (response: Record<string, Buffer>) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(
      Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]),
    ),
  });

  return {
    id,
    create(options) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const length = Buffer.from([0, credentialId.length]);
      const key = coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url'));
      // Which model the device is: none.
      const made = Buffer.concat([Buffer.alloc(16), length, credentialId, key]);
      const data = authenticatorData(USER_PRESENT | USER_VERIFIED | WITH_KEY, made);
      return credential({
        clientDataJSON: clientData('webauthn.create', options),
        attestationObject: attestation(data),
      });
    },
    show(options, verified) {
      const clientDataJSON = clientData('webauthn.get', options);
      const data = authenticatorData(verified ? USER_PRESENT | USER_VERIFIED : USER_PRESENT);
      const signed = Buffer.concat([data, createHash('sha256').update(clientDataJSON).digest()]);
      return credential({
        clientDataJSON,
        authenticatorData: data,
        signature: sign('sha256', signed, privateKey),
      });
    },
  };
}

/** An ES256 key on P-256 as COSE, which is CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseKey(x: Buffer, y: Buffer): Buffer {
  const bytes = (value: Buffer) => [0x58, value.length, ...value];
  return Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, ...bytes(x), 0x22, ...bytes(y)]);
}

/** CBOR of {fmt: 'none', attStmt: {}, authData}. */
function attestation(authData: Buffer): Buffer {
  const text = (value: string) => [0x60 + value.length, ...Buffer.from(value)];
  return Buffer.from([
    0xa3,
    ...text('fmt'),
    ...text('none'),
    ...text('attStmt'),
    0xa0,
    ...text('authData'),
    0x58,
    authData.length,
    ...authData,
  ]);
}

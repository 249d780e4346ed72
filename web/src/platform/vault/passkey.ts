import { toBase64 } from './base64';

/** A passkey's own secret for a salt: 32 bytes that only the passkey can make, after the person confirmed it. */
export type PasskeySecret = {
  readonly id: Uint8Array<ArrayBuffer>;
  readonly secret: Uint8Array<ArrayBuffer>;
};

export type PasskeyToAsk = { readonly id: Uint8Array<ArrayBuffer>; readonly salt: Uint8Array<ArrayBuffer> };

/** Passkeys that make secrets (the `prf` extension of WebAuthn). Both calls answer null when the person gave up. */
export type Passkeys = {
  /** Whether this browser offers them. */
  readonly areOffered: () => Promise<boolean>;
  /** Makes a passkey. Also null when it turns out to make no secrets. */
  readonly make: (salt: Uint8Array<ArrayBuffer>) => Promise<PasskeySecret | null>;
  /** Asks for any of them. */
  readonly ask: (passkeys: readonly PasskeyToAsk[]) => Promise<PasskeySecret | null>;
};

type Capabilities = { getClientCapabilities?: () => Promise<Readonly<Record<string, boolean>>> };

const NAME = 'Stillgrove private space';
const ES256 = -7;
const RS256 = -257;

/** This browser's own. They need no server: what they sign is not looked at, only the secret that they make. */
export const browserPasskeys: Passkeys = {
  async areOffered() {
    if (!('PublicKeyCredential' in globalThis)) return false;
    const { getClientCapabilities } = PublicKeyCredential as Capabilities;
    if (getClientCapabilities !== undefined) {
      const offered = await getClientCapabilities.call(PublicKeyCredential);
      if (offered['extension:prf'] === false) return false;
    }
    return true;
  },

  async make(salt) {
    const made = await unlessGivenUp(
      navigator.credentials.create({
        publicKey: {
          rp: { name: NAME },
          user: { id: random(), name: NAME, displayName: NAME },
          challenge: random(),
          pubKeyCredParams: [ES256, RS256].map((alg) => ({ type: 'public-key', alg })),
          authenticatorSelection: { userVerification: 'required' },
          extensions: { prf: { eval: { first: salt } } },
        },
      }),
    );
    if (made === null) return null;
    const { prf } = made.getClientExtensionResults();
    if (prf?.enabled !== true && prf?.results === undefined) return null;
    // Some make their first secret only when they are asked again.
    return secretOf(made) ?? browserPasskeys.ask([{ id: new Uint8Array(made.rawId), salt }]);
  },

  async ask(passkeys) {
    const evalByCredential = Object.fromEntries(
      passkeys.map(({ id, salt }) => [toBase64Url(id), { first: salt }]),
    );
    const shown = await unlessGivenUp(
      navigator.credentials.get({
        publicKey: {
          challenge: random(),
          allowCredentials: passkeys.map(({ id }) => ({ type: 'public-key', id })),
          userVerification: 'required',
          extensions: { prf: { evalByCredential } },
        },
      }),
    );
    return shown === null ? null : secretOf(shown);
  },
};

function secretOf(shown: PublicKeyCredential): PasskeySecret | null {
  const first = shown.getClientExtensionResults().prf?.results?.first;
  if (first === undefined) return null;
  const bytes = first instanceof ArrayBuffer ? new Uint8Array(first) : new Uint8Array(first.buffer);
  return { id: new Uint8Array(shown.rawId), secret: Uint8Array.from(bytes) };
}

/** Browsers answer in the same way when someone closes the dialog, waits too long or has no such passkey. */
async function unlessGivenUp(asked: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await asked) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

function random(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(32));
}

function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

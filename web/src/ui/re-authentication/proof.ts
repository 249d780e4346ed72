import { RefusedError } from '../../platform/http/request';

/** Asks the person at the device to show who they are. @returns false when they would rather not */
export type AskForProof = () => Promise<boolean>;

let askForProof: AskForProof = () => Promise.resolve(false);

/** Says how to ask on this page. @returns what ends that */
export function askForProofWith(ask: AskForProof): () => void {
  askForProof = ask;
  return () => {
    if (askForProof === ask) askForProof = () => Promise.resolve(false);
  };
}

/**
 * Sends a call and, where the server first wants to know who is there, asks and sends it once more.
 *
 * @throws RefusedError, UnreachableError
 */
export async function withProof<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    const isAsked = error instanceof RefusedError && error.code === 're-authentication-needed';
    if (!isAsked || !(await askForProof())) throw error;
    return send();
  }
}

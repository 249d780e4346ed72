import { expect, test } from 'vitest';
import { askForProofWith, withProof } from './proof';
import { RefusedError } from '../../platform/http/request';

const refusal = (code: string) => new RefusedError(403, { success: false, code, message: 'Not now.' }, null);
const NEEDED = refusal('re-authentication-needed');

test('a call that asks who is there is sent again once that was shown', async () => {
  const done: string[] = [];
  const end = askForProofWith(() => {
    done.push('asked');
    return Promise.resolve(true);
  });
  const answers = [Promise.reject(NEEDED), Promise.resolve('saved')];
  const send = () => {
    done.push('sent');
    return answers[done.filter((what) => what === 'sent').length - 1] ?? Promise.reject(NEEDED);
  };
  expect(await withProof(send)).toBe('saved');
  expect(done).toEqual(['sent', 'asked', 'sent']);
  end();
});

test('whoever would rather not is told what the server said, and so is everyone where no one asks', async () => {
  const refused = () => withProof(() => Promise.reject(NEEDED));
  await expect(refused()).rejects.toBe(NEEDED);
  const end = askForProofWith(() => Promise.resolve(false));
  await expect(refused()).rejects.toBe(NEEDED);
  end();
});

test('another refusal is told at once', async () => {
  const other = refusal('newer-version');
  let asked = false;
  const end = askForProofWith(() => {
    asked = true;
    return Promise.resolve(true);
  });
  await expect(withProof(() => Promise.reject(other))).rejects.toBe(other);
  expect(asked).toBe(false);
  end();
});

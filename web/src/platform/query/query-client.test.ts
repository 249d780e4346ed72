import { expect, test } from 'vitest';
import { RefusedError, UnreachableError } from '../http/request';
import { createAppStore } from '../session/app-store';
import { createQueryClient } from './query-client';

const ANA = { id: 'ana', fullName: 'Ana', email: null, confirmedAt: null };
const KEY = ['/api/v1/appointments'];

function tabOf(user: typeof ANA | null) {
  const store = createAppStore();
  store.setState(({ app }) => ({ app: { ...app, user }, operator: true }));
  const client = createQueryClient({ store });
  client.setQueryData(KEY, 'Ana’s appointments');
  return {
    client,
    becomes: (next: typeof ANA | null) => store.setState({ app: { user: next, loading: false } }),
    store,
  };
}

test('after a sign-out nothing of the person is in the cache', () => {
  const { client, becomes } = tabOf(ANA);
  becomes(null);
  expect(client.getQueryCache().getAll()).toEqual([]);
});

test('a tab that shows someone else keeps nothing of the person before', () => {
  const { client, becomes } = tabOf(ANA);
  becomes({ ...ANA, id: 'ben' });
  expect(client.getQueryData(KEY)).toBeUndefined();
});

test('who is no longer an operator keeps nothing of what operators see', () => {
  const { client, store } = tabOf(ANA);
  store.setState({ operator: false });
  expect(client.getQueryData(KEY)).toBeUndefined();
});

test('a new name of the same person leaves the cache as it is', () => {
  const { client, becomes } = tabOf(ANA);
  becomes({ ...ANA, fullName: 'Ana Lee' });
  expect(client.getQueryData(KEY)).toBe('Ana’s appointments');
});

test('what the network lost is asked for once more, and a refusal is not', async () => {
  const { client } = tabOf(null);
  const asked = { lost: 0, refused: 0 };
  const options = { retryDelay: 0 };
  const lost = client.query({
    queryKey: ['lost'],
    queryFn: () => {
      asked.lost += 1;
      throw new UnreachableError('lost');
    },
    ...options,
    retry: client.getDefaultOptions().queries?.retry ?? false,
  });
  await expect(lost).rejects.toBeInstanceOf(UnreachableError);
  const refusal = new RefusedError(404, { success: false, code: 'gone', message: 'Gone.' }, null);
  const refused = client.query({
    queryKey: ['refused'],
    queryFn: () => {
      asked.refused += 1;
      throw refusal;
    },
    ...options,
    retry: client.getDefaultOptions().queries?.retry ?? false,
  });
  await expect(refused).rejects.toBe(refusal);
  expect(asked).toEqual({ lost: 2, refused: 1 });
});

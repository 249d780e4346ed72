import { expect, test } from 'vitest';
import { createCommitGate, DatabaseSilent } from './commit-gate';

const silent = () => Promise.reject(new DatabaseSilent('no answer'));

test('commits wait for each other only after one that got no answer, and until one is stored', async () => {
  const gate = createCommitGate();
  const never = new Promise<never>(() => undefined);
  void gate.pass(() => never);
  await expect(gate.pass(() => Promise.resolve('stored'))).resolves.toBe('stored');
  await expect(gate.pass(silent)).rejects.toThrow('no answer');
  await expect(gate.pass(() => Promise.resolve('stored'))).rejects.toThrow('waiting for its commit');
});

test('of those that come after a silence one tries, and when it is stored all go on', async () => {
  const gate = createCommitGate();
  await expect(gate.pass(silent)).rejects.toThrow('no answer');
  const answers: ((answer: string) => void)[] = [];
  const tried = gate.pass(() => new Promise<string>((resolve) => answers.push(resolve)));
  await expect(gate.pass(() => Promise.resolve('other'))).rejects.toThrow('waiting for its commit');
  answers[0]?.('stored');
  await expect(tried).resolves.toBe('stored');
  await expect(
    Promise.all([gate.pass(() => Promise.resolve(1)), gate.pass(() => Promise.resolve(2))]),
  ).resolves.toEqual([1, 2]);
});

test('other errors leave the gate open', async () => {
  const gate = createCommitGate();
  await expect(gate.pass(() => Promise.reject(new Error('conflict')))).rejects.toThrow('conflict');
  void gate.pass(() => new Promise(() => undefined));
  await expect(gate.pass(() => Promise.resolve(1))).resolves.toBe(1);
});

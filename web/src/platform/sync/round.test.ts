import fc from 'fast-check';
import { expect, test } from 'vitest';
import { syncRound } from './round';
import type { RoundPorts } from './round-ports';
import {
  type MemoryServer,
  plainSeal,
  recordsInMemory,
  sameRecords,
  serverInMemory,
  stateInMemory,
} from './test-doubles';

const BETWEEN = '(also written on another device)';
const DAY_MS = 86_400_000;

class Lost extends Error {}

/** What goes wrong in a round: nothing; an answer is lost; a request arrives twice; the tab ends; someone writes on. */
type Fault =
  | 'none'
  | 'pull-lost'
  | 'push-lost'
  | 'push-never-sent'
  | 'push-twice'
  | 'tab-ends'
  | 'written-on';

type Step =
  | { readonly device: number; readonly what: 'sync'; readonly fault: Fault; readonly at: number }
  | {
      readonly device: number;
      readonly what: 'page' | 'add' | 'change' | 'delete' | 'check-in' | 'plan' | 'clock';
      readonly pick: number;
    };

/** A world of devices, one server, and a record of what was written. */
function world(devices: number) {
  const server = serverInMemory();
  const all = Array.from({ length: devices }, (_, index) => {
    const name = `device-${String(index)}`.padEnd(22, '0');
    return { name, records: recordsInMemory(), state: stateInMemory(name), clockMs: 1_800_000_000_000 };
  });
  /** Every word that someone wrote, until they deleted a page on which they could see it. */
  const words = new Set<string>();
  /** Which devices changed a paragraph. */
  const writers = new Map<string, Set<number>>();
  /** Pages that someone deleted. Brought back by another device, such a page has no text that all began from. */
  const deleted = new Set<string>();
  const conflicts = new Set<string>();
  /** Pages on which a conflict was told though no one had changed the same paragraph as someone else. */
  const unjust = new Set<string>();
  let count = 0;
  const newWord = () => {
    count += 1;
    const word = `w${String(count)}.`;
    words.add(word);
    return word;
  };

  type Page = { id: string; text: string };
  const pagesOf = (device: number): Page[] =>
    [...(all[device]?.records.records.values() ?? [])]
      .filter(({ kind }) => kind === 'page')
      .map(({ value }) => value as Page);

  function savePage(device: number, id: string, text: string): void {
    const one = all[device];
    if (one === undefined) return;
    one.clockMs += 1_000;
    one.records.put(id, 'page', { id, day: '2027-03-05', mood: '', text, changedAtMs: one.clockMs });
  }

  function act(device: number, what: Exclude<Step['what'], 'sync'>, pick: number): void {
    const one = all[device];
    if (one === undefined) return;
    const pages = pagesOf(device);
    const page = pages[pick % Math.max(1, pages.length)];
    if (what === 'clock') one.clockMs += ((pick % 3) - 1) * DAY_MS;
    if (what === 'check-in')
      one.records.put(`c-${newWord().slice(0, -1)}`, 'check-in', { words: [...words].at(-1) });
    if (what === 'plan') one.records.put(`part-${String(pick % 3)}`, 'plan-part', { words: pick, device });
    if (what === 'page') {
      const word = newWord();
      const id = `p-${word.slice(0, -1)}`;
      savePage(device, id, `${word}: first ${word}`);
    }
    if (page === undefined) return;
    const lines = page.text.split('\n');
    if (what === 'add') {
      const word = newWord();
      lines.splice(pick % (lines.length + 1), 0, `${word}: ${word}`);
      savePage(device, page.id, lines.join('\n'));
    }
    if (what === 'change') {
      const own = lines.flatMap((line, index) => (line === BETWEEN ? [] : [index]));
      const at = own[pick % Math.max(1, own.length)] ?? 0;
      const line = lines[at] ?? '';
      const paragraph = line.split(':')[0] ?? '';
      writers.set(paragraph, (writers.get(paragraph) ?? new Set()).add(device));
      lines[at] = `${line} ${newWord()}`;
      savePage(device, page.id, lines.join('\n'));
    }
    if (what === 'delete') {
      for (const word of page.text.match(/w\d+\./g) ?? []) words.delete(word);
      deleted.add(page.id);
      one.records.remove(page.id, 'page');
    }
  }

  function wasWrittenTwice(device: number, id: string): boolean {
    const text = pagesOf(device).find((one) => one.id === id)?.text ?? '';
    return text.split('\n').some((line) => (writers.get(line.split(':')[0] ?? '')?.size ?? 0) > 1);
  }

  async function sync(device: number, fault: Fault = 'none', at = 0): Promise<void> {
    const one = all[device];
    if (one === undefined) return;
    const { records, state } = one;
    const ports: RoundPorts = {
      local: records,
      server: faulty(server, fault, () => act(device, 'change', at)),
      state: fault === 'tab-ends' ? endingAfter(state, at % 4) : state,
      seal: plainSeal,
      now: () => one.clockMs,
      between: BETWEEN,
    };
    try {
      const result = await syncRound(ports);
      expect(result.troubles).toEqual({});
      for (const id of result.conflicts) {
        conflicts.add(id);
        if (!deleted.has(id) && !wasWrittenTwice(device, id)) unjust.add(id);
      }
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
    }
  }

  return { all, act, sync, words, conflicts, unjust, pagesOf };
}

function faulty(server: MemoryServer, fault: Fault, writeOn: () => void): RoundPorts['server'] {
  let isFirst = true;
  return {
    async pull(space, since) {
      if (fault === 'pull-lost') throw new Lost();
      const answer = await server.pull(space, since, 3);
      // While the answer is on its way.
      if (fault === 'written-on' && isFirst) writeOn();
      isFirst = false;
      return answer;
    },
    async push(space, records) {
      if (fault === 'push-never-sent') throw new Lost();
      const answer = await server.push(space, records);
      if (fault === 'push-lost') throw new Lost();
      return fault === 'push-twice' ? server.push(space, records) : answer;
    },
  };
}

/** A tab that is closed before it could write for so many times. */
function endingAfter(state: RoundPorts['state'], writes: number): RoundPorts['state'] {
  let left = writes;
  return {
    read: state.read,
    async write(...changed) {
      if (left === 0) throw new Lost();
      left -= 1;
      await state.write(...changed);
    },
  };
}

const steps = (devices: number, faults: readonly Fault[]): fc.Arbitrary<Step[]> => {
  const device = fc.nat({ max: devices - 1 });
  const number = fc.nat({ max: 100 });
  const what = fc.constantFrom(
    ...(['page', 'add', 'add', 'change', 'change', 'delete', 'check-in', 'plan', 'clock'] as const),
  );
  const sync = fc.record({
    device,
    what: fc.constant('sync' as const),
    fault: fc.constantFrom(...faults),
    at: number,
  });
  const step = fc.oneof(fc.record({ device, what, pick: number }), sync);
  return fc.array(step, { minLength: 10, maxLength: 60, size: 'max' });
};

async function play(devices: number, list: readonly Step[]) {
  const played = world(devices);
  for (const step of list) {
    if (step.what === 'sync') await played.sync(step.device, step.fault, step.at);
    else played.act(step.device, step.what, step.pick);
  }
  // Everyone is online again, until no one has anything new.
  for (let turn = 0; turn < 3; turn += 1)
    for (let device = 0; device < devices; device += 1) await played.sync(device);
  return played;
}

const HONEST: readonly Fault[] = [
  'none',
  'pull-lost',
  'push-lost',
  'push-never-sent',
  'push-twice',
  'written-on',
];

test.each([2, 3])(
  'however %i devices write offline and lose answers, all have the same in the end and no word is lost',
  async (devices) => {
    await fc.assert(
      fc.asyncProperty(steps(devices, HONEST), async (list) => {
        const { all, words, unjust, pagesOf } = await play(devices, list);
        const [first, ...others] = all;
        if (first === undefined) throw new Error('there is no device');
        for (const other of others) expect(sameRecords(first.records, other.records)).toBe(true);
        const text = pagesOf(0).map((page) => page.text);
        const checkIns = [...first.records.records.values()].map(({ value }) => JSON.stringify(value));
        const kept = [...text, ...checkIns].join('\n');
        for (const word of words) expect(kept).toContain(word);
        expect([...unjust]).toEqual([]);
      }),
      { numRuns: 500 },
    );
  },
  120_000,
);

test('a tab that ends in the middle of a round loses nothing, and all have the same in the end', async () => {
  await fc.assert(
    fc.asyncProperty(steps(2, [...HONEST, 'tab-ends', 'tab-ends']), async (list) => {
      const { all, words, pagesOf } = await play(2, list);
      const [one, other] = all;
      if (one === undefined || other === undefined) throw new Error('there is no device');
      expect(sameRecords(one.records, other.records)).toBe(true);
      const kept = [
        ...pagesOf(0).map((page) => page.text),
        ...[...one.records.records.values()].map(({ value }) => JSON.stringify(value)),
      ].join('\n');
      for (const word of words) expect(kept).toContain(word);
    }),
    { numRuns: 300 },
  );
});

test('a device that writes for a minute beside an idle one never meets a conflict', async () => {
  const { act, sync, conflicts, all } = world(2);
  act(0, 'page', 0);
  for (let second = 0; second < 60; second += 1) {
    act(0, 'change', 0);
    if (second % 7 === 0) await sync(0, second % 14 === 0 ? 'push-lost' : 'none');
    if (second % 5 === 0) await sync(1);
  }
  await sync(0);
  await sync(1);
  expect(conflicts.size).toBe(0);
  expect(sameRecords(all[0]!.records, all[1]!.records)).toBe(true);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mirror, type Agreed, type Copy, type Sides } from './mirror';

type Item = { readonly id: string; readonly name: string };

const MOST = 4;
const WHOLE = { device: true, vault: true };
const mark = ({ name }: Item) => name;
const item = (id: string, name = 'calm'): Item => ({ id, name });
const copies = (...items: Item[]) =>
  new Map<string, Copy<Item>>(items.map((one) => [one.id, { item: one, revision: 1 }]));
const meet = (sides: Partial<Sides<Item>>) =>
  mirror<Item>(
    { device: [], vault: new Map(), agreed: {}, foreign: new Set(), isWhole: WHOLE, ...sides },
    mark,
    MOST,
  );

describe('what someone made on a device, and its copies in the vault', () => {
  test('meet for the first time: each side gets what it did not have', () => {
    const met = meet({ device: [item('b')], vault: copies(item('c'), item('a')) });
    expect(met.device.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
    expect(met.save).toEqual([{ item: item('b'), base: null }]);
    expect(met.remove).toEqual([]);
  });

  test('a deleted one is deleted on the other side, whichever it was deleted on', () => {
    expect(meet({ vault: copies(item('a')), agreed: { a: 'calm' } }).remove).toEqual(['a']);
    expect(meet({ device: [item('a')], agreed: { a: 'calm' } })).toMatchObject({ device: [], save: [] });
  });

  test('a changed one is changed on the other side, and keeps its place', () => {
    const agreed = { a: 'calm', b: 'calm' };
    const there = meet({
      device: [item('a'), item('b')],
      vault: copies(item('a', 'slow'), item('b')),
      agreed,
    });
    expect(there).toMatchObject({ device: [item('a', 'slow'), item('b')], save: [] });
    const here = meet({
      device: [item('a', 'slow'), item('b')],
      vault: copies(item('a'), item('b')),
      agreed,
    });
    expect(here.save).toEqual([{ item: item('a', 'slow'), base: 1 }]);
  });

  test('deleting gives way to writing', () => {
    const agreed = { a: 'calm' };
    expect(meet({ vault: copies(item('a', 'slow')), agreed })).toMatchObject({
      device: [item('a', 'slow')],
      remove: [],
    });
    expect(meet({ device: [item('a', 'slow')], agreed }).save).toEqual([
      { item: item('a', 'slow'), base: null },
    ]);
  });

  test('where both changed it, the device’s becomes the later change', () => {
    const met = meet({
      device: [item('a', 'mine')],
      vault: copies(item('a', 'theirs')),
      agreed: { a: 'calm' },
    });
    expect(met).toMatchObject({
      device: [item('a', 'mine')],
      save: [{ item: item('a', 'mine'), base: 1 }],
    });
  });

  test('what there is no room for on the device stays in the vault', () => {
    const met = meet({ device: ['a', 'b', 'c', 'd'].map((id) => item(id)), vault: copies(item('e')) });
    expect(met.device).toHaveLength(MOST);
    expect(met.remove).toEqual([]);
    expect(met.agreed).not.toHaveProperty('e');
  });

  test('nothing counts as deleted where a list is missing, damaged or cannot be opened', () => {
    const agreed = { a: 'calm' };
    const damaged = { ...WHOLE, device: false };
    expect(meet({ vault: copies(item('a')), agreed, isWhole: damaged })).toMatchObject({
      device: [item('a')],
      remove: [],
    });
    const unreadable = { ...WHOLE, vault: false };
    expect(meet({ device: [item('a')], agreed, isWhole: unreadable })).toMatchObject({
      device: [item('a')],
      save: [],
      agreed,
    });
  });

  test('what is foreign in the vault is neither taken over nor replaced nor removed', () => {
    const foreign = new Set(['a']);
    const before = { device: [item('a')], save: [], remove: [], agreed: { a: 'calm' } };
    expect(meet({ device: [item('a')], agreed: { a: 'calm' }, foreign })).toEqual(before);
    expect(meet({ agreed: { a: 'calm' }, foreign })).toMatchObject({ device: [], remove: [] });
  });

  test('an id that no record can have stays on the device alone', () => {
    expect(meet({ device: [item('no id')] })).toMatchObject({ device: [item('no id')], save: [] });
  });
});

const IDS = ['a', 'b', 'c', 'd'] as const;
const name = fc.constantFrom('calm', 'slow', 'long');
const items = fc.uniqueArray(fc.record({ id: fc.constantFrom(...IDS), name }), {
  selector: ({ id }) => id,
});
const agreements = fc.dictionary(fc.constantFrom(...IDS), name);

/** A device that meets a vault until both have nothing to change. */
function settle(device: readonly Item[], vault: Map<string, Copy<Item>>, agreed: Agreed) {
  for (let turn = 0; turn < 3; turn += 1) {
    const met = meet({ device, vault, agreed });
    if (met.save.length + met.remove.length === 0) return met;
    for (const { item: saved, base } of met.save) {
      expect(vault.get(saved.id)?.revision ?? null).toBe(base);
      vault.set(saved.id, { item: saved, revision: (base ?? 0) + 1 });
    }
    for (const id of met.remove) vault.delete(id);
  }
  throw new Error('They never agree.');
}

test('whatever each side did, both are the same afterwards, and nothing that was changed is lost', () => {
  fc.assert(
    fc.property(items, items, agreements, (device, there, agreed) => {
      const vault = copies(...there);
      const { device: after, agreed: next } = settle(device, vault, agreed);
      expect(Object.fromEntries(after.map((one) => [one.id, one]))).toEqual(
        Object.fromEntries([...vault].map(([id, copy]) => [id, copy.item])),
      );
      expect(next).toEqual(Object.fromEntries(after.map((one) => [one.id, one.name])));
      for (const one of device) if (agreed[one.id] !== one.name) expect(after).toContainEqual(one);
      for (const one of there)
        if (agreed[one.id] !== one.name) expect(after.map(({ id }) => id)).toContain(one.id);
      expect(meet({ device: after, vault, agreed: next })).toEqual({
        device: after,
        save: [],
        remove: [],
        agreed: next,
      });
    }),
  );
});

test('two devices that share a vault become the same, whoever changed what in which order', () => {
  const deed = fc.record({
    device: fc.constantFrom(0, 1),
    deed: fc.constantFrom('write', 'delete', 'meet'),
    id: fc.constantFrom(...IDS),
    name,
  });
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
      const vault = copies();
      const devices = [0, 1].map(() => ({ list: [] as readonly Item[], agreed: {} as Agreed }));
      const meetVault = (at: number) => {
        const device = devices[at];
        if (device === undefined) return;
        const met = settle(device.list, vault, device.agreed);
        devices[at] = { list: met.device, agreed: met.agreed };
      };
      for (const { device: at, deed: what, id, name: named } of deeds) {
        const device = devices[at];
        if (device === undefined) continue;
        const others = device.list.filter((one) => one.id !== id);
        if (what === 'meet') meetVault(at);
        else device.list = what === 'write' ? [...others, item(id, named)] : others;
      }
      for (const at of [0, 1, 0]) meetVault(at);
      const [one, other] = devices.map(({ list }) => Object.fromEntries(list.map((each) => [each.id, each])));
      expect(one).toEqual(other);
    }),
  );
});

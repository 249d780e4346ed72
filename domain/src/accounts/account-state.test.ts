import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AccountEvent, type AccountState, transition } from './account-state';

const NEW: AccountState = { address: 'unconfirmed', factors: 0, operator: false };

type Person = 'owner' | 'stranger';

/** An account with what is open in it, and whose each thing is. */
type World = {
  state: AccountState;
  passwordOf: Person;
  sessions: { of: Person; raised: boolean }[];
  pending: Person[];
  devices: Person[];
  factors: Person[];
  links: string[];
};

const EVENTS = [
  'confirm-address',
  'reset-password',
  'change-password',
  'begin-factor',
  'add-factor',
  'remove-factor',
  'end-other-sessions',
  'sign-in',
  'sign-out',
] as const;

const step = fc.record({
  who: fc.constantFrom<Person>('owner', 'stranger'),
  what: fc.constantFrom(...EVENTS),
});

/** Only the owner reads the mailbox. */
function act(world: World, who: Person, what: (typeof EVENTS)[number]): void {
  if (what === 'sign-in') signIn(world, who);
  else if (what === 'sign-out') world.sessions = world.sessions.filter(({ of }) => of !== who);
  else happen(world, who, what);
}

function signIn(world: World, who: Person): void {
  if (world.passwordOf !== who) return;
  if (world.factors.length === 0) world.sessions.push({ of: who, raised: false });
  else if (world.factors.includes(who)) world.sessions.push({ of: who, raised: true });
  else world.pending.push(who);
  world.devices.push(who);
}

function happen(world: World, who: Person, what: Exclude<AccountEvent['type'], 'change-address'>): void {
  const readsMail = who === 'owner';
  const session = world.sessions.findLast(({ of }) => of === who);
  if ((what === 'confirm-address' || what === 'reset-password') && !readsMail) return;
  if (what !== 'confirm-address' && what !== 'reset-password' && session === undefined) return;
  const proof = session ? 'session-of-account' : world.passwordOf === who ? 'password' : 'none';
  const event = (what === 'confirm-address' ? { type: what, proof } : { type: what }) as AccountEvent;
  const after = transition(world.state, event);
  if ('refused' in after) return;
  const { effects } = after;
  world.state = after.state;
  if (effects.sessions === 'all') world.sessions = [];
  if (effects.sessions === 'others') world.sessions = world.sessions.filter((one) => one === session);
  if (effects.sessions === 'other-plain')
    world.sessions = world.sessions.filter((one) => one === session || one.raised);
  if (effects.pendingSignIns === 'all') world.pending = [];
  if (effects.knownDevices === 'all') world.devices = [];
  if (effects.knownDevices === 'others') world.devices = world.devices.filter((of) => of === who);
  if (what === 'add-factor') world.factors.push(who);
  if (what === 'remove-factor') world.factors.pop();
  if (effects.factors === 'all') world.factors = [];
  if (session && effects.thisSession !== 'unchanged') session.raised = effects.thisSession === 'raised';
  world.links = world.links.filter((link) => !(effects.links as string[]).includes(link));
  if (what === 'reset-password' || what === 'change-password') world.passwordOf = who;
}

test('whoever owns the mailbox ends with the account to themselves, in whatever order two people claim it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Person>('owner', 'stranger'),
      fc.array(step, { maxLength: 40 }),
      (by, steps) => {
        const links = ['confirm-address', 'change-address', 'reset-password'];
        const world: World = {
          state: NEW,
          passwordOf: by,
          sessions: [],
          pending: [],
          devices: [],
          factors: [],
          links,
        };
        for (const { who, what } of steps) {
          act(world, who, what);
          // Never is a factor on an address that nobody confirmed, and never a stranger in a confirmed account.
          if (world.state.address === 'unconfirmed') expect(world.factors).toEqual([]);
          else expect([...world.sessions.map(({ of }) => of), ...world.factors]).not.toContain('stranger');
          expect(world.state.factors).toBe(world.factors.length);
          if (world.factors.length > 0) expect(world.sessions.every(({ raised }) => raised)).toBe(true);
        }
        act(world, 'owner', 'reset-password');
        expect(world).toMatchObject({
          passwordOf: 'owner',
          sessions: [],
          pending: [],
          devices: [],
          links: [],
        });
        expect(world.factors).not.toContain('stranger');
      },
    ),
    { numRuns: 1_000 },
  );
});

describe('the rules', () => {
  const confirmed: AccountState = { ...NEW, address: 'confirmed' };

  test('allow no second factor before the address is confirmed', () => {
    for (const type of ['begin-factor', 'add-factor'] as const) {
      expect(transition(NEW, { type })).toEqual({ refused: 'address-unconfirmed' });
      expect(transition(confirmed, { type })).not.toHaveProperty('refused');
    }
  });

  test('count a link for an address only with a session of the account or its password', () => {
    for (const type of ['confirm-address', 'change-address'] as const) {
      expect(transition(NEW, { type, proof: 'none' })).toEqual({ refused: 'password-needed' });
      for (const proof of ['session-of-account', 'password'] as const)
        expect(transition(NEW, { type, proof })).toMatchObject({ state: { address: 'confirmed' } });
    }
  });

  test('take every factor at a reset that confirms, and none at one on a confirmed address', () => {
    const reset = { type: 'reset-password' } as const;
    expect(transition({ ...NEW, factors: 2 }, reset)).toMatchObject({
      state: { factors: 0 },
      effects: { factors: 'all', sessions: 'all', pendingSignIns: 'all', knownDevices: 'all' },
    });
    expect(transition({ ...confirmed, factors: 2 }, reset)).toMatchObject({
      state: { factors: 2 },
      effects: { factors: 'unfinished', sessions: 'all', pendingSignIns: 'all' },
    });
  });

  test('leave an operator a second factor, and nobody else has to keep one', () => {
    const remove = { type: 'remove-factor' } as const;
    const operator = { ...confirmed, operator: true };
    expect(transition({ ...operator, factors: 1 }, remove)).toEqual({ refused: 'operator-needs-factor' });
    expect(transition({ ...operator, factors: 2 }, remove)).toMatchObject({ state: { factors: 1 } });
    expect(transition({ ...confirmed, factors: 1 }, remove)).toMatchObject({
      effects: { thisSession: 'lowered', sessions: 'others', factors: 'all' },
    });
  });

  test('remove no account whose address was confirmed', () => {
    expect(transition(confirmed, { type: 'disown-address' })).toEqual({ refused: 'address-confirmed' });
  });
});

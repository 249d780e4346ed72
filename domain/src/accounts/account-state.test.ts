import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AccountEvent,
  type AccountState,
  type Effects,
  type LinkPurpose,
  transition,
} from './account-state';

const NEW: AccountState = { address: 'unconfirmed', factors: 0, operator: false };

type Person = 'owner' | 'stranger';
type Factor = { of: Person; kind: 'app' | 'passkey' };

/** An account with what is open in it, and whose each thing is. */
type World = {
  state: AccountState;
  /** Who reads the email of its address. */
  inbox: Person;
  passwordOf: Person;
  sessions: { of: Person; raised: boolean }[];
  /** Sign-ins whose password was right and whose second step is still to come. */
  pending: Person[];
  devices: Person[];
  factors: Factor[];
  /** Links that work, and into whose inbox each went. */
  links: Partial<Record<LinkPurpose, Person>>;
};

const STEPS = [
  'sign-in',
  'second-step',
  'sign-in-with-passkey',
  'sign-out',
  'ask-change',
  'ask-reset',
  'confirm-address',
  'change-address',
  'reset-password',
  'change-password',
  'add-app',
  'add-passkey',
  'remove-factor',
  'end-other-sessions',
] as const;
type What = (typeof STEPS)[number];

const step = fc.record({
  who: fc.constantFrom<Person>('owner', 'stranger'),
  what: fc.constantFrom(...STEPS),
});

function act(world: World, who: Person, what: What): void {
  const session = world.sessions.findLast(({ of }) => of === who);
  switch (what) {
    case 'sign-in':
      if (world.passwordOf !== who) return;
      if (world.factors.length > 0) world.pending.push(who);
      else enter(world, who, false);
      return;
    case 'second-step':
      if (!world.pending.includes(who) || !world.factors.some(({ of }) => of === who)) return;
      world.pending.splice(world.pending.indexOf(who), 1);
      enter(world, who, true);
      return;
    case 'sign-in-with-passkey':
      if (world.factors.some(({ of, kind }) => of === who && kind === 'passkey')) enter(world, who, true);
      return;
    case 'sign-out':
      world.sessions = world.sessions.filter(({ of }) => of !== who);
      return;
    case 'ask-change':
      // To an inbox of one's own: a link in someone else's does nothing for whoever asked.
      if (session) world.links['change-address'] = who;
      return;
    case 'ask-reset':
      world.links['reset-password'] = world.inbox;
      return;
    case 'confirm-address':
    case 'change-address': {
      if (world.links[what] !== who) return;
      const proof = session ? 'session-of-account' : world.passwordOf === who ? 'password' : 'none';
      if (happen(world, who, { type: what, proof })) world.inbox = who;
      return;
    }
    case 'reset-password':
      if (world.links[what] === who && happen(world, who, { type: what })) world.passwordOf = who;
      return;
    case 'change-password':
      if (session && happen(world, who, { type: what })) world.passwordOf = who;
      return;
    case 'add-app':
    case 'add-passkey':
      if (session && happen(world, who, { type: 'add-factor' }))
        world.factors.push({ of: who, kind: what === 'add-app' ? 'app' : 'passkey' });
      return;
    case 'remove-factor': {
      if (!session || world.factors.length === 0) return;
      const removed = world.factors.pop();
      if (removed && !happen(world, who, { type: what })) world.factors.push(removed);
      return;
    }
    case 'end-other-sessions':
      if (session) happen(world, who, { type: what });
  }
}

function enter(world: World, who: Person, raised: boolean): void {
  world.sessions.push({ of: who, raised });
  world.devices.push(who);
}

/** Carries out what the rules say. @returns false when they refuse */
function happen(world: World, who: Person, event: AccountEvent): boolean {
  const after = transition(world.state, event);
  if ('refused' in after) return false;
  const { effects } = after;
  const session = world.sessions.findLast(({ of }) => of === who);
  world.state = after.state;
  if (effects.sessions === 'all') world.sessions = [];
  if (effects.sessions === 'others') world.sessions = world.sessions.filter((one) => one === session);
  if (effects.sessions === 'other-plain')
    world.sessions = world.sessions.filter((one) => one === session || one.raised);
  if (effects.pendingSignIns === 'all') world.pending = [];
  if (effects.knownDevices === 'all') world.devices = [];
  if (effects.knownDevices === 'others') world.devices = world.devices.filter((of) => of === who);
  if (effects.factors === 'all') world.factors = [];
  if (session && effects.thisSession !== 'unchanged') session.raised = effects.thisSession === 'raised';
  for (const purpose of effects.links) world.links[purpose] = undefined;
  return true;
}

test('whoever owns the inbox ends with the account to themselves, in whatever order two people claim it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Person>('owner', 'stranger'),
      fc.array(step, { maxLength: 60 }),
      (by, steps) => {
        const world: World = {
          state: NEW,
          inbox: 'owner',
          passwordOf: by,
          sessions: [],
          pending: [],
          devices: [],
          factors: [],
          links: { 'confirm-address': 'owner' },
        };
        for (const { who, what } of steps) {
          act(world, who, what);
          const { state, inbox, sessions, factors, pending } = world;
          // Never is a factor on an address that no one confirmed.
          if (state.address === 'unconfirmed') expect(factors).toEqual([]);
          else {
            // Only the owner of the inbox can be in a confirmed account, not even with a half-done sign-in.
            const inside = [...sessions.map(({ of }) => of), ...factors.map(({ of }) => of), ...pending];
            expect(inside.filter((of) => of !== inbox)).toEqual([]);
          }
          expect(state.factors).toBe(factors.length);
          if (factors.length > 0) expect(sessions.every(({ raised }) => raised)).toBe(true);
          else expect([sessions.some(({ raised }) => raised), pending]).toEqual([false, []]);
        }
        const last = world.inbox;
        act(world, last, 'ask-reset');
        act(world, last, 'reset-password');
        expect(world).toMatchObject({ passwordOf: last, sessions: [], pending: [], devices: [] });
        expect(Object.values(world.links).filter((of) => of !== undefined)).toEqual([]);
        expect(world.factors.filter(({ of }) => of !== last)).toEqual([]);
      },
    ),
    { numRuns: 2_000 },
  );
});

describe('the rules', () => {
  const confirmed: AccountState = { ...NEW, address: 'confirmed' };
  const nothingEnds: Effects = {
    sessions: 'none',
    thisSession: 'unchanged',
    pendingSignIns: 'kept',
    knownDevices: 'kept',
    links: [],
    factors: 'kept',
    account: 'kept',
  };
  const everyLink: readonly LinkPurpose[] = ['confirm-address', 'change-address', 'reset-password'];

  test('end nothing for a factor that is only begun, and but its own links for a confirmed address', () => {
    expect(transition(confirmed, { type: 'begin-factor' })).toEqual({
      state: confirmed,
      effects: nothingEnds,
    });
    expect(transition(NEW, { type: 'confirm-address', proof: 'password' })).toEqual({
      state: confirmed,
      effects: { ...nothingEnds, links: ['confirm-address'] },
    });
  });

  test('end every link and every half-done sign-in when the address changes, and no session', () => {
    expect(transition(confirmed, { type: 'change-address', proof: 'password' })).toEqual({
      state: confirmed,
      effects: { ...nothingEnds, pendingSignIns: 'all', links: everyLink },
    });
  });

  test('leave this device alone signed in when the others are signed out, and end no link', () => {
    expect(transition(confirmed, { type: 'end-other-sessions' })).toEqual({
      state: confirmed,
      effects: {
        ...nothingEnds,
        sessions: 'others',
        pendingSignIns: 'all',
        knownDevices: 'others',
        factors: 'unfinished',
      },
    });
  });

  test('sign all others out with a new password, and keep of all links the one that confirms', () => {
    const othersOut = transition(NEW, { type: 'end-other-sessions' });
    expect(transition(NEW, { type: 'change-password' })).toEqual({
      ...othersOut,
      effects: {
        ...('effects' in othersOut && othersOut.effects),
        links: everyLink.filter((purpose) => purpose !== 'confirm-address'),
      },
    });
  });

  test('end what a password alone opened when a factor is added, and raise the session where it happens', () => {
    expect(transition(confirmed, { type: 'add-factor' })).toEqual({
      state: { ...confirmed, factors: 1 },
      effects: { ...nothingEnds, sessions: 'other-plain', thisSession: 'raised', pendingSignIns: 'all' },
    });
  });

  test('keep the level of a session and the recovery codes for as long as a factor is left', () => {
    expect(transition({ ...confirmed, factors: 2 }, { type: 'remove-factor' })).toEqual({
      state: { ...confirmed, factors: 1 },
      effects: { ...nothingEnds, sessions: 'others', pendingSignIns: 'all' },
    });
    expect(transition(confirmed, { type: 'remove-factor' })).toEqual({ refused: 'no-factor' });
  });

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
      state: { address: 'confirmed', factors: 0 },
      effects: { factors: 'all', sessions: 'all', pendingSignIns: 'all', knownDevices: 'all' },
    });
    expect(transition({ ...confirmed, factors: 2 }, reset)).toMatchObject({
      state: { factors: 2 },
      effects: { factors: 'unfinished', sessions: 'all', pendingSignIns: 'all' },
    });
  });

  test('leave an operator a second factor, and no one else has to keep one', () => {
    const remove = { type: 'remove-factor' } as const;
    const operator = { ...confirmed, operator: true };
    expect(transition({ ...operator, factors: 1 }, remove)).toEqual({ refused: 'operator-needs-factor' });
    expect(transition({ ...operator, factors: 2 }, remove)).toMatchObject({ state: { factors: 1 } });
    expect(transition({ ...confirmed, factors: 1 }, remove)).toMatchObject({
      effects: { thisSession: 'lowered', sessions: 'others', factors: 'all', pendingSignIns: 'all' },
    });
  });

  test('remove an account that is disowned with all that is in it, but none whose address was confirmed', () => {
    const disown = { type: 'disown-address' } as const;
    expect(transition({ ...NEW, factors: 1 }, disown)).toEqual({
      state: NEW,
      effects: {
        ...nothingEnds,
        sessions: 'all',
        pendingSignIns: 'all',
        knownDevices: 'all',
        links: everyLink,
        factors: 'all',
        account: 'removed',
      },
    });
    expect(transition(confirmed, disown)).toEqual({ refused: 'address-confirmed' });
  });
});

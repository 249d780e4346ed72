/** What a link in an email is for. */
export type LinkPurpose = 'confirm-address' | 'change-address' | 'reset-password';

/** As much of an account as the rules look at. */
export type AccountState = {
  /** Whether the person showed that they read the email of the address. */
  readonly address: 'unconfirmed' | 'confirmed';
  /** Authenticator app and passkeys that are set up. Recovery codes replace a lost factor and count as none. */
  readonly factors: number;
  /** Whether the account may be used to run the site. */
  readonly operator: boolean;
};

/** What the person who opened a link for an address has proved besides the link itself. */
export type AddressProof = 'session-of-account' | 'password' | 'none';

export type AccountEvent =
  | { readonly type: 'confirm-address'; readonly proof: AddressProof }
  | { readonly type: 'change-address'; readonly proof: AddressProof }
  | { readonly type: 'disown-address' }
  | { readonly type: 'reset-password' }
  | { readonly type: 'change-password' }
  | { readonly type: 'begin-factor' }
  | { readonly type: 'add-factor' }
  | { readonly type: 'remove-factor' }
  | { readonly type: 'end-other-sessions' };

/** Why an event may not happen. */
export type AccountRefusal =
  | 'password-needed'
  | 'address-unconfirmed'
  | 'address-confirmed'
  | 'no-factor'
  | 'operator-needs-factor';

/** What an event invalidates. "Others" are all but the session and the device in which it happens. */
export type Effects = {
  /** Which sessions end; `other-plain` are those that were opened with a password alone. */
  readonly sessions: 'none' | 'other-plain' | 'others' | 'all';
  /** What becomes of the session in which it happens; whenever its level changes, its token does, too. */
  readonly thisSession: 'unchanged' | 'raised' | 'lowered';
  /** Sign-ins whose password was right and whose second step is still to come. */
  readonly pendingSignIns: 'kept' | 'all';
  readonly knownDevices: 'kept' | 'others' | 'all';
  /** Links in emails that stop working. */
  readonly links: readonly LinkPurpose[];
  /** `unfinished` is an app whose secret no code has confirmed; `all` takes the recovery codes along. */
  readonly factors: 'kept' | 'unfinished' | 'all';
  /** Whether the account itself goes. */
  readonly account: 'kept' | 'removed';
};

type Transition =
  | { readonly refused: AccountRefusal }
  | { readonly state: AccountState; readonly effects: Effects };

const NONE: Effects = {
  sessions: 'none',
  thisSession: 'unchanged',
  pendingSignIns: 'kept',
  knownDevices: 'kept',
  links: [],
  factors: 'kept',
  account: 'kept',
};

const ALL_LINKS: readonly LinkPurpose[] = ['confirm-address', 'change-address', 'reset-password'];

/**
 * What an event does to an account: refused, or the state afterwards and all that it invalidates.
 * Decision 18 gives the reasons.
 */
export function transition(state: AccountState, event: AccountEvent): Transition {
  switch (event.type) {
    case 'confirm-address':
      if (event.proof === 'none') return { refused: 'password-needed' };
      return { state: { ...state, address: 'confirmed' }, effects: { ...NONE, links: ['confirm-address'] } };
    case 'change-address':
      if (event.proof === 'none') return { refused: 'password-needed' };
      return {
        state: { ...state, address: 'confirmed' },
        // Links in the inbox of the old address must open nothing any more.
        effects: { ...NONE, pendingSignIns: 'all', links: ALL_LINKS },
      };
    case 'disown-address':
      if (state.address === 'confirmed') return { refused: 'address-confirmed' };
      return {
        state: { ...state, factors: 0 },
        effects: { ...EVERYTHING_ENDS, factors: 'all', account: 'removed' },
      };
    case 'reset-password':
      return afterReset(state);
    case 'change-password':
      return {
        state,
        effects: {
          ...OTHERS_END,
          // The link that confirms the present address is in the owner's inbox and stays good.
          links: ['change-address', 'reset-password'],
        },
      };
    case 'begin-factor':
      return state.address === 'confirmed' ? { state, effects: NONE } : { refused: 'address-unconfirmed' };
    case 'add-factor':
      if (state.address === 'unconfirmed') return { refused: 'address-unconfirmed' };
      return {
        state: { ...state, factors: state.factors + 1 },
        effects: { ...NONE, sessions: 'other-plain', thisSession: 'raised', pendingSignIns: 'all' },
      };
    case 'remove-factor':
      return afterRemoval(state);
    case 'end-other-sessions':
      return { state, effects: OTHERS_END };
  }
}

const OTHERS_END: Effects = {
  ...NONE,
  sessions: 'others',
  pendingSignIns: 'all',
  knownDevices: 'others',
  factors: 'unfinished',
};

const EVERYTHING_ENDS: Effects = {
  ...NONE,
  sessions: 'all',
  pendingSignIns: 'all',
  knownDevices: 'all',
  links: ALL_LINKS,
};

/**
 * Whoever uses the link reads the inbox. Up to now anyone could have held the account under that
 * address if it was unconfirmed, so nothing that was set up stays. On a confirmed address factors are
 * the owner's and are still asked for: whoever reads the email alone must not get past them.
 */
function afterReset(state: AccountState): Transition {
  if (state.address === 'confirmed') return { state, effects: { ...EVERYTHING_ENDS, factors: 'unfinished' } };
  return {
    state: { ...state, address: 'confirmed', factors: 0 },
    effects: { ...EVERYTHING_ENDS, factors: 'all' },
  };
}

function afterRemoval(state: AccountState): Transition {
  if (state.factors === 0) return { refused: 'no-factor' };
  const last = state.factors === 1;
  if (last && state.operator) return { refused: 'operator-needs-factor' };
  return {
    state: { ...state, factors: state.factors - 1 },
    effects: {
      ...NONE,
      sessions: 'others',
      thisSession: last ? 'lowered' : 'unchanged',
      pendingSignIns: 'all',
      // Without any factor, there is nothing that recovery codes could replace.
      factors: last ? 'all' : 'kept',
    },
  };
}

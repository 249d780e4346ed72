import type { User } from '@stillgrove/contract/accounts';
import { create } from 'zustand';

/** The signed-in person as far as this tab knows: offline only the id and the first name. */
export type Member = Omit<User, 'email'> & {
  readonly email: string | null;
  /** Has no account, no name and no address, and is known to this device alone. */
  readonly isGuest?: true;
};

export type AppState = {
  app: {
    user: Member | null;
    /** A sign-in, registration or logout is under way. */
    loading: boolean;
  };
  /** Whether it is known who is signed in; until then no one is redirected. */
  sessionKnown: boolean;
  /** Whether the server was last asked who is signed in without an answer. */
  sessionTrouble: boolean;
  /** Whether the person signed out in this tab, which then leads to the start page. */
  signedOutHere: boolean;
  /** Whether this session may open the operator's area; null until the server has said so. */
  operator: boolean | null;
};

/** The one store of a tab. */
export function createAppStore() {
  return create<AppState>(() => ({
    app: { user: null, loading: false },
    sessionKnown: false,
    sessionTrouble: false,
    signedOutHere: false,
    operator: null,
  }));
}

export const useAppStore = createAppStore();

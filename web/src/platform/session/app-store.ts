import type { User } from '@stillgrove/contract/accounts';
import { create } from 'zustand';

type AppState = {
  app: {
    user: User | null;
    /** A sign-in, registration or logout is under way. */
    loading: boolean;
  };
  /** Whether it has been found out who is here; until then nobody is sent away. */
  sessionKnown: boolean;
  /** Whether this session may open the operator's area; null until the server has said so. */
  operator: boolean | null;
};

export const useAppStore = create<AppState>(() => ({
  app: { user: null, loading: false },
  sessionKnown: false,
  operator: null,
}));

export function setUser(user: User | null): void {
  useAppStore.setState((state) => ({ app: { ...state.app, user }, sessionKnown: true }));
}

export function setOperator(operator: boolean): void {
  useAppStore.setState({ operator });
}

export function setLoading(loading: boolean): void {
  useAppStore.setState((state) => ({ app: { ...state.app, loading } }));
}

import { useAppStore } from './app-store';

/** Whether whoever is here has no account; false for visitors, and until it is known. */
export function useIsGuest(): boolean {
  return useAppStore((state) => state.app.user?.isGuest === true);
}

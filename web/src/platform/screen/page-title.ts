import { useEffect } from 'react';
import { create } from 'zustand';

type PageTitle = { own: string | null };

/** The title that a page gave itself, in place of its route’s. */
export const useOwnTitle = create<PageTitle>(() => ({ own: null }));

/** Names the page in the browser’s tab more closely than its route does; with null the route’s title stands. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    useOwnTitle.setState({ own: title });
    return () => useOwnTitle.setState({ own: null });
  }, [title]);
}

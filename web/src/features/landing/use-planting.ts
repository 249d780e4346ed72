import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { retry } from '../../platform/http/retry';

/**
 * Lets someone without an account go on from the minute to a tree of their own. Before this code is there, and where it
 * cannot come, the link leads to the sign-in page, which has every way in.
 */
export function usePlanting(): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    const plant = (event: MouseEvent) => {
      const { target } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-plant]') : null;
      if (link === null) return;
      event.preventDefault();
      retry(() => import('./plant-as-guest'))
        .then(({ plantAsGuest }) => plantAsGuest())
        .then(navigate, () => location.assign(link.href));
    };
    document.addEventListener('click', plant);
    return () => {
      document.removeEventListener('click', plant);
      // Until here it covers the page that is left.
      document.querySelector<HTMLDialogElement>('#sun-breath')?.close();
    };
  }, [navigate]);
}

import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useLocation } from 'wouter';

/** Lets links inside a text from a file lead through the application, as all others do. */
export function useInnerLinks(text: RefObject<HTMLElement | null>): void {
  const [, navigate] = useLocation();
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (link === null || elsewhere || link.origin !== location.origin || link.target === '_blank') return;
    event.preventDefault();
    navigate(`${link.pathname}${link.search}${link.hash}`);
  });
  useEffect(() => {
    const element = text.current;
    const listen = (event: MouseEvent) => follow(event);
    element?.addEventListener('click', listen);
    return () => element?.removeEventListener('click', listen);
  }, [text]);
}

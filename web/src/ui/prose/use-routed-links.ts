import { useEffect, type RefObject } from 'react';
import { useLocation } from 'wouter';
import { routedPath } from './routed-path';

/** Lets links inside of ready-made HTML change the page without a reload, as the router's own links do. */
export function useRoutedLinks(text: RefObject<HTMLElement | null>): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    const element = text.current;
    if (element === null) return undefined;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const path = link === null ? null : routedPath(event, link, location);
      if (path === null) return;
      event.preventDefault();
      navigate(path);
    };
    element.addEventListener('click', follow);
    return () => element.removeEventListener('click', follow);
  }, [navigate, text]);
}

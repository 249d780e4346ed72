type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;

type Link = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'hash' | 'target'>;

/**
 * Where the router should go for a press on a link in a text; null where the browser knows better:
 * other sites, new tabs, and places on the same page.
 */
export function routedPath(
  press: Press,
  link: Link,
  here: { origin: string; pathname: string },
): string | null {
  const plain =
    press.button === 0 &&
    !press.metaKey &&
    !press.ctrlKey &&
    !press.shiftKey &&
    !press.altKey &&
    !press.defaultPrevented;
  const inside = link.origin === here.origin && (link.target === '' || link.target === '_self');
  if (!plain || !inside || link.pathname === here.pathname) return null;
  return link.pathname + link.search + link.hash;
}

/**
 * Whether this browser deletes what a site stores after seven days of use without a visit, as WebKit does unless the
 * site is installed; asking for persistence does not change that in a tab. WebKit is known by the gesture events that it
 * alone has, on phones as on computers, whatever name a browser gives itself.
 */
export function deletesUnvisited(): boolean {
  if (!('GestureEvent' in globalThis)) return false;
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  return !isInstalled;
}

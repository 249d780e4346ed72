/**
 * The page of our own that sent someone to sign in.
 *
 * @param from a path as the address of the sign-in page names it, written by anyone
 * @returns a path with its query on this origin; `/` where none, several or a foreign one is named
 */
export function pathOnOrigin(from: unknown, publicOrigin: string): string {
  if (typeof from !== 'string' || !from.startsWith('/') || !URL.canParse(from, publicOrigin)) return '/';
  const { origin, pathname, search } = new URL(from, publicOrigin);
  // A path may begin with two slashes only after its dots are taken out; a browser then reads a host.
  return origin === publicOrigin && !pathname.startsWith('//') ? pathname + search : '/';
}

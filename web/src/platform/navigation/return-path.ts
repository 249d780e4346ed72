/**
 * The page that sent a visitor to sign in, if it is one of ours.
 *
 * @param search the query of the sign-in page, such as `?from=%2Fbreathing`
 * @returns a path on this origin; `/` when none or a foreign one is named
 */
export function returnPath(search: string, origin: string): string {
  const from = new URLSearchParams(search).get('from');
  if (!from?.startsWith('/') || !URL.canParse(from, origin)) return '/';
  const target = new URL(from, origin);
  // A path may begin with two slashes only after its dots are taken out; a browser then reads a host.
  if (target.origin !== origin || target.pathname.startsWith('//')) return '/';
  return `${target.pathname}${target.search}${target.hash}`;
}

export function signInPath(from: string): string {
  return `/login?${new URLSearchParams({ from }).toString()}`;
}

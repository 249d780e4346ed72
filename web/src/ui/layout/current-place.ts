/** Whether a page is the first one of a place, or another one of it. */
export function currentOf(paths: readonly string[], path: string): 'page' | 'true' | undefined {
  if (!paths.includes(path)) return undefined;
  return paths[0] === path ? 'page' : 'true';
}

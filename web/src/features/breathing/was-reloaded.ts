/** Whether this document was loaded again in its place, not reached by a link, an address or the history. */
export function wasReloaded(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');
}

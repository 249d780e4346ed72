let byTap = false;
let path = '';

/** Whether the shown page was reached by following a link to its beginning, and not by a load or the back button. */
export function arrivedByTap(): boolean {
  return byTap;
}

/** Begins to notice how pages are reached. Before the first of them is shown. */
export function noteArrivals(): void {
  path = location.pathname;
  addEventListener('pushState', () => {
    byTap = location.hash === '';
    // Where the focus stands in what is about to go, the browser computes all styles once for nothing.
    if (location.pathname !== path && document.activeElement instanceof HTMLElement)
      document.activeElement.blur();
    path = location.pathname;
  });
  addEventListener('popstate', () => {
    byTap = false;
    path = location.pathname;
  });
}

import { useEffect, useRef } from 'react';

/** For the one heading of each state of the diary. */
export const HEADING = { tabIndex: -1, 'data-diary-heading': '' } as const;

/** For the heading of a past page. */
export function headingOfPage(id: string) {
  return { tabIndex: -1, id: `page-${id}` } as const;
}

/** Brings the heading of what is shown now into sight, with the focus. */
export function showHeading(): void {
  scrollTo({ top: 0, behavior: 'instant' });
  document.querySelector<HTMLElement>('[data-diary-heading]')?.focus({ preventScroll: true });
}

/** Puts the focus where the writing on the page goes on. @returns whether there is one */
export function showLastWord(): boolean {
  const lines = document.querySelector<HTMLTextAreaElement>('[data-diary-lines]');
  lines?.focus({ preventScroll: true });
  lines?.setSelectionRange(lines.value.length, lines.value.length);
  lines?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  return lines !== null;
}

/** The same for a past page. @returns whether it is listed */
export function showPage(id: string): boolean {
  const heading = document.getElementById(`page-${id}`);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return heading !== null;
}

/**
 * Shows the heading whenever the state becomes another one: what was pressed is gone, and the focus with it. The first
 * state is left alone, since the page itself leads there.
 *
 * @param state null while nothing is shown yet
 * @param show something else that comes into sight instead
 */
export function useHeadingInSight(state: string | null, show: () => void = showHeading): void {
  const before = useRef<string | null>(null);
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    if (state === null) return;
    if (before.current !== null && before.current !== state) latest.current();
    before.current = state;
  }, [state]);
}

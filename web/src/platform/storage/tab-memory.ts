/** What a tab remembers over a reload, or over being put to sleep; it ends with the tab. */
export function recall(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** @param value null forgets */
export function remember(name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Without storage a reload starts over; nothing else is lost.
  }
}

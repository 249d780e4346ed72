const PROBE = 'storage-probe';

/** Removes what this site keeps under plain names: the specification's values and this tab's memory. */
export function clearDevice(): void {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      storage().clear();
    } catch {
      // A browser that refuses storage keeps nothing that would have to go.
    }
  }
}

/** Whether this browser keeps what a page stores; some refuse, and some of those only when it is tried. */
export async function keepsThings(): Promise<boolean> {
  try {
    localStorage.setItem(PROBE, '1');
    localStorage.removeItem(PROBE);
    return 'indexedDB' in globalThis;
  } catch {
    return false;
  }
}

/** Unsent text of a form: it outlives a reload, and ends with the tab. */
const keyOf = (form: string) => `draft:${form}`;

export type Draft = Readonly<Record<string, string>>;

export function readDraft(form: string): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Draft) : {};
  } catch {
    return {};
  }
}

export function saveDraft(form: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch {
    // Without storage the text still stands in the form; only a reload loses it.
  }
}

export function dropDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Nothing was stored, so nothing needs to go.
  }
}

const keyOf = (form: string) => `draft:${form}`;

export type Draft = Readonly<Record<string, string>>;

type Ports = {
  /** Reading the property already throws where storage is refused. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Lets the browser ask before the tab is closed or reloaded, from now on or no longer. */
  readonly askBeforeLeaving: (ask: boolean) => void;
};

/**
 * Unsent text of forms: it outlives a reload, and ends with the tab. What the storage refuses stays in
 * memory, so that it is there when somebody comes back by a link; before a reload, which would lose it, the
 * browser asks.
 */
export function createDrafts({ storage, askBeforeLeaving }: Ports) {
  const unstored = new Map<string, Draft>();

  function note(form: string, draft: Draft | null): void {
    const before = unstored.size;
    if (draft === null) unstored.delete(form);
    else unstored.set(form, draft);
    if ((before === 0) !== (unstored.size === 0)) askBeforeLeaving(unstored.size > 0);
  }

  function remove(form: string): void {
    try {
      storage().removeItem(keyOf(form));
    } catch {
      // Nothing was stored, so nothing needs to go.
    }
  }

  return {
    readDraft(form: string): Draft {
      const kept = unstored.get(form);
      if (kept !== undefined) return kept;
      try {
        const stored: unknown = JSON.parse(storage().getItem(keyOf(form)) ?? '{}');
        return typeof stored === 'object' && stored !== null ? (stored as Draft) : {};
      } catch {
        return {};
      }
    },

    saveDraft(form: string, draft: Draft): void {
      try {
        storage().setItem(keyOf(form), JSON.stringify(draft));
        note(form, null);
      } catch {
        // What is stored is older than what is typed.
        remove(form);
        note(form, Object.values(draft).every((typed) => typed === '') ? null : draft);
      }
    },

    dropDraft(form: string): void {
      note(form, null);
      remove(form);
    },
  };
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

export const { readDraft, saveDraft, dropDraft } = createDrafts({
  storage: () => sessionStorage,
  // Only while it is needed: such a listener can keep a page out of the browser's memory of pages.
  askBeforeLeaving(needed) {
    if (needed) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  },
});

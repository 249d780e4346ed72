import { readLastMember } from '../session/last-member';
import { useAppStore } from '../session/app-store';

export type Draft = Readonly<Record<string, string>>;

type Ports = {
  /** Reading the property already throws where storage is refused. */
  readonly storage: () => Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;
  /** Lets the browser ask before the tab is closed or reloaded, from now on or no longer. */
  readonly askBeforeLeaving: (ask: boolean) => void;
  /** Id of the person in this tab, as far as it is known; null for a visitor. */
  readonly person: () => string | null;
};

const OF_A_VISITOR = 'draft:';
const OF_A_PERSON = 'draft-of:';

function keyOf(form: string, person: string | null): string {
  return person === null ? OF_A_VISITOR + form : `${OF_A_PERSON}${person}:${form}`;
}

/**
 * Unsent text of forms: it outlives a reload, and ends with the tab. It belongs to whoever typed it: no one else
 * who signs in there sees it. What a visitor typed goes with whoever signs in to send it. What the storage
 * refuses stays in memory, so that it is there when someone comes back by a link; before a reload, which would
 * lose it, the browser asks.
 */
export function createDrafts({ storage, askBeforeLeaving, person }: Ports) {
  const unstored = new Map<string, Draft>();

  function note(key: string, draft: Draft | null): void {
    const before = unstored.size;
    if (draft === null) unstored.delete(key);
    else unstored.set(key, draft);
    if ((before === 0) !== (unstored.size === 0)) askBeforeLeaving(unstored.size > 0);
  }

  function remove(key: string): void {
    try {
      storage().removeItem(key);
    } catch {
      // Nothing was stored, so nothing needs to go.
    }
  }

  function read(key: string): Draft | null {
    const kept = unstored.get(key);
    if (kept !== undefined) return kept;
    try {
      const stored: unknown = JSON.parse(storage().getItem(key) ?? 'null');
      return typeof stored === 'object' ? (stored as Draft | null) : null;
    } catch {
      return null;
    }
  }

  function drop(key: string): void {
    note(key, null);
    remove(key);
  }

  function storedKeys(): string[] {
    try {
      const kept = storage();
      return Array.from({ length: kept.length }, (_, at) => kept.key(at) ?? '');
    } catch {
      return [];
    }
  }

  return {
    readDraft(form: string): Draft {
      return read(keyOf(form, person())) ?? read(keyOf(form, null)) ?? {};
    },

    saveDraft(form: string, draft: Draft): void {
      const key = keyOf(form, person());
      try {
        storage().setItem(key, JSON.stringify(draft));
        note(key, null);
      } catch {
        // What is stored is older than what is typed.
        remove(key);
        note(key, Object.values(draft).every((typed) => typed === '') ? null : draft);
      }
      if (key !== keyOf(form, null)) drop(keyOf(form, null));
    },

    dropDraft(form: string): void {
      drop(keyOf(form, person()));
      drop(keyOf(form, null));
    },

    /** Makes what a guest typed the text of the member whom they became. */
    bring(guestId: string, userId: string): void {
      const from = keyOf('', guestId);
      for (const key of [...storedKeys(), ...unstored.keys()]) {
        if (!key.startsWith(from)) continue;
        const to = keyOf(key.slice(from.length), userId);
        const draft = read(key);
        drop(key);
        if (draft === null) continue;
        try {
          storage().setItem(to, JSON.stringify(draft));
        } catch {
          note(to, draft);
        }
      }
    },

    /**
     * Forgets what everyone else typed in this tab.
     *
     * @param userId who is signed in now; null after a sign-out
     */
    keepOnlyOf(userId: string | null): void {
      const isOthers = (key: string) =>
        key.startsWith(OF_A_PERSON) && (userId === null || !key.startsWith(keyOf('', userId)));
      for (const key of [...storedKeys(), ...unstored.keys()]) if (isOthers(key)) drop(key);
    },
  };
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Until the server has said who is signed in, it is the last person: they may already be writing. */
function personHere(): string | null {
  const { app, sessionKnown } = useAppStore.getState();
  if (app.user !== null) return app.user.id;
  return sessionKnown ? null : (readLastMember()?.id ?? null);
}

const drafts = createDrafts({
  storage: () => sessionStorage,
  // Only while it is needed: such a listener can keep a page out of the browser's memory of pages.
  askBeforeLeaving(needed) {
    if (needed) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  },
  person: personHere,
});

useAppStore.subscribe(({ app, signedOutHere }) => {
  // Where a session merely ended, the same person goes on after the next sign-in.
  if (app.user !== null || signedOutHere) drafts.keepOnlyOf(app.user?.id ?? null);
});

export const { readDraft, saveDraft, dropDraft, bring: bringDrafts } = drafts;

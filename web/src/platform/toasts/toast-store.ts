import { create } from 'zustand';

/** Visible at once at most, and how long a dismissed one stays to fade (specification, section 9). */
export const TOAST_LIMIT = 20;
export const TOAST_REMOVE_DELAY_MS = 1_000;
/** What went wrong has to be read in full, also by who reads slowly. */
const SHOWN_MS = { calm: 6_000, error: 20_000 } as const;

export type Toast = {
  readonly id: number;
  readonly tone: 'calm' | 'error';
  readonly message: string;
  readonly open: boolean;
  /** How often the same was said while it was shown. */
  readonly times: number;
  /** It is about the shown page, and goes when another page is shown. */
  readonly ofPage: boolean;
};

type Toasts = {
  readonly toasts: readonly Toast[];
  /** All are shown in full, instead of the newest in front of the others. */
  readonly expanded: boolean;
};

export const useToasts = create<Toasts>(() => ({ toasts: [], expanded: false }));

let nextId = 1;

/** Shows a sentence for a while; one that is shown already counts up, and the oldest gives way when there are too many. */
export function showToast(
  message: string,
  tone: Toast['tone'] = 'calm',
  { ofPage = false }: { ofPage?: boolean } = {},
): void {
  const id = nextId;
  nextId += 1;
  useToasts.setState(({ toasts }) => {
    const same = toasts.find((toast) => toast.open && toast.tone === tone && toast.message === message);
    if (same !== undefined) keepToast(same.id);
    // With an id of its own, so that it is announced again.
    const shown = { id, tone, message, open: true, times: (same?.times ?? 0) + 1, ofPage };
    return { toasts: [...toasts.filter((toast) => toast !== same), shown].slice(-TOAST_LIMIT) };
  });
  dismissLater(id);
}

const timers = new Map<number, ReturnType<typeof setTimeout>>();

/**
 * Dismisses a toast after it was shown long enough to read; a pause restarts the time. It waits for
 * someone who looks at another tab.
 */
function dismissLater(id: number): void {
  keepToast(id);
  const toast = useToasts.getState().toasts.find((each) => each.id === id && each.open);
  if (toast === undefined) return;
  const dismissIfSeen = () => {
    if (document.visibilityState === 'visible') dismissToast(id);
    else document.addEventListener('visibilitychange', () => dismissLater(id), { once: true });
  };
  timers.set(id, setTimeout(dismissIfSeen, SHOWN_MS[toast.tone]));
}

function keepToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** While someone reads them, all stay. */
export function keepAllToasts(): void {
  for (const { id } of useToasts.getState().toasts) keepToast(id);
}

/** Unless all are shown in full, which someone asked for to read them. */
export function dismissAllLater(): void {
  const { toasts, expanded } = useToasts.getState();
  if (!expanded) for (const { id } of toasts) dismissLater(id);
}

export function dismissToast(id: number): void {
  keepToast(id);
  useToasts.setState(({ toasts }) => ({
    toasts: toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)),
  }));
  setTimeout(() => {
    useToasts.setState(({ toasts, expanded }) => {
      const left = toasts.filter((toast) => toast.id !== id);
      return { toasts: left, expanded: expanded && left.length > 1 };
    });
  }, TOAST_REMOVE_DELAY_MS);
}

/** Dismisses what was said about a page that is no longer shown. */
export function dismissToastsOfPage(): void {
  for (const { id, ofPage, open } of useToasts.getState().toasts) if (ofPage && open) dismissToast(id);
}

/** Takes over what the server said above the page; it would stay there when another page is shown. */
export function takeOverNotice(): void {
  const notice = document.querySelector('[data-notice]');
  if (notice === null) return;
  notice.remove();
  showToast(notice.textContent, 'error');
}

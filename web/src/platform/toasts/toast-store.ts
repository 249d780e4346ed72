import { create } from 'zustand';

/** Visible at once at most, and how long a dismissed one stays to fade (specification, section 9). */
export const TOAST_LIMIT = 20;
export const TOAST_REMOVE_DELAY_MS = 1_000;
const SHOWN_MS = 6_000;

export type Toast = {
  readonly id: number;
  readonly tone: 'calm' | 'error';
  readonly message: string;
  readonly open: boolean;
};

export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));

let nextId = 1;

/** Shows a sentence for a while; the oldest gives way when there are too many. */
export function showToast(message: string, tone: Toast['tone'] = 'calm'): void {
  const id = nextId;
  nextId += 1;
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts, { id, tone, message, open: true }].slice(-TOAST_LIMIT),
  }));
  dismissLater(id);
}

const timers = new Map<number, ReturnType<typeof setTimeout>>();

/**
 * Dismisses a toast after it was shown long enough to read; a pause restarts the time. It waits for
 * someone who looks at another tab.
 */
export function dismissLater(id: number): void {
  const dismissIfSeen = () => {
    if (document.visibilityState === 'visible') dismissToast(id);
    else document.addEventListener('visibilitychange', () => dismissLater(id), { once: true });
  };
  timers.set(id, setTimeout(dismissIfSeen, SHOWN_MS));
}

export function keepToast(id: number): void {
  clearTimeout(timers.get(id));
}

export function dismissToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  useToasts.setState(({ toasts }) => ({
    toasts: toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)),
  }));
  setTimeout(() => {
    useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
  }, TOAST_REMOVE_DELAY_MS);
}

/** What tabs tell each other about a diary: that something happened, never what is written. */
export type Happened = { readonly owner: string; readonly what: 'changed' | 'locked' };

let channel: BroadcastChannel | null = null;

function open(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel('stillgrove-diary');
  return channel;
}

export function tellOtherTabs(happened: Happened): void {
  open()?.postMessage(happened);
}

export function hearOtherTabs(listener: (happened: Happened) => void): void {
  open()?.addEventListener('message', ({ data }: MessageEvent<Happened>) => listener(data));
}

/** What tabs tell each other about a diary: that something happened, never what is written. */
export type Happened = { readonly owner: string; readonly what: 'changed' | 'locked' };

export type OtherTabs = {
  readonly tell: (happened: Happened) => void;
  readonly hear: (listener: (happened: Happened) => void) => void;
};

/** A browser without channels has tabs that do not hear of each other; they still overwrite nothing. */
export function browserTabs(): OtherTabs {
  let channel: BroadcastChannel | null = null;
  const open = () =>
    typeof BroadcastChannel === 'undefined' ? null : (channel ??= new BroadcastChannel('stillgrove-diary'));
  return {
    tell: (happened) => open()?.postMessage(happened),
    hear: (listener) =>
      open()?.addEventListener('message', ({ data }: MessageEvent<Happened>) => listener(data)),
  };
}

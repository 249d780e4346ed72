/** What the lock screen and headphones may do with what is playing. */
export type LockScreen = {
  /** Shows a title with buttons to pause and go on. */
  show: (title: string, actions: { readonly play: () => void; readonly pause: () => void }) => void;
  /** Says whether it plays, so that the right button is there. */
  tell: (state: 'playing' | 'paused') => void;
  clear: () => void;
};

const ICON = { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' } as const;

/** By the Media Session API, where the browser has it. */
export function browserLockScreen(): LockScreen {
  // The types say that every browser has it.
  const session = (navigator as { mediaSession?: MediaSession }).mediaSession;
  if (session === undefined) return { show: () => undefined, tell: () => undefined, clear: () => undefined };
  return {
    show(title, { play, pause }) {
      session.metadata = new MediaMetadata({ title, artwork: [ICON] });
      session.setActionHandler('play', play);
      session.setActionHandler('pause', pause);
      session.setActionHandler('stop', pause);
    },
    tell(state) {
      session.playbackState = state;
    },
    clear() {
      session.metadata = null;
      session.playbackState = 'none';
      for (const action of ['play', 'pause', 'stop'] as const) session.setActionHandler(action, null);
    },
  };
}

/** How our sound gets along with that of other apps. */
export type Company =
  /** It is what someone listens to: it goes on with the screen off and with the silent switch on. */
  | 'playback'
  /** Music of another app goes on beside it. */
  | 'ambient';

type AudioSession = { type: Company | 'auto' };

function audioSession(): AudioSession | undefined {
  return (navigator as { audioSession?: AudioSession }).audioSession;
}

/** Whether the device lets a page choose: iPhones and iPads since 17. */
export function canChooseCompany(): boolean {
  return audioSession() !== undefined;
}

export function chooseCompany(company: Company): void {
  const session = audioSession();
  if (session !== undefined) session.type = company;
}

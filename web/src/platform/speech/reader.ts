/** A voice behind a small port, so that reading can be tried without speakers. */
export type Voice = {
  /** Speaks one text; `done` is called at its end, with false when it could not be spoken. */
  speak: (text: string, done: (spoken: boolean) => void) => void;
  silence: () => void;
};

export type Reading = {
  readonly status: 'idle' | 'reading' | 'paused';
  /** Index of the part that is read or waits to be read on. */
  readonly part: number;
};

export type Reader = {
  /** Reads the parts from the first one on. */
  read: (parts: readonly string[]) => void;
  pause: () => void;
  /** Goes on with the part that was interrupted, from its beginning. */
  resume: () => void;
  stop: () => void;
  current: () => Reading;
  subscribe: (listener: () => void) => () => void;
};

const IDLE: Reading = { status: 'idle', part: 0 };

/**
 * Reads a text part by part. A pause silences the voice and remembers the part, for the pause that
 * browsers offer is lost on some phones and can get stuck on some desktops.
 */
export function createReader(voice: Voice): Reader {
  const listeners = new Set<() => void>();
  let parts: readonly string[] = [];
  let reading = IDLE;
  // A silenced voice reports its end as well; what belongs to an earlier turn is not listened to.
  let turn = 0;

  const change = (next: Reading) => {
    reading = next;
    for (const listener of listeners) listener();
  };
  const readFrom = (part: number) => {
    turn += 1;
    const ownTurn = turn;
    const text = parts[part];
    if (text === undefined) {
      change(IDLE);
      return;
    }
    change({ status: 'reading', part });
    voice.speak(text, (spoken) => {
      if (turn !== ownTurn) return;
      if (spoken) readFrom(part + 1);
      else change(IDLE);
    });
  };
  const fallSilent = (next: Reading) => {
    turn += 1;
    voice.silence();
    change(next);
  };

  return {
    read(next) {
      parts = next;
      voice.silence();
      readFrom(0);
    },
    pause() {
      if (reading.status === 'reading') fallSilent({ status: 'paused', part: reading.part });
    },
    resume() {
      if (reading.status === 'paused') readFrom(reading.part);
    },
    stop() {
      if (reading.status !== 'idle') fallSilent(IDLE);
    },
    current: () => reading,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

import { useEffect, useState, useSyncExternalStore } from 'react';
import { deviceVoice, speakers, watchVoices } from './device-voice';
import { createReader, type Reader, type Reading } from './reader';

/** Whether this device can read aloud by itself; false on the server. */
export function useCanReadAloud(): boolean {
  return useSyncExternalStore(
    watchVoices,
    () => deviceVoice() !== undefined,
    () => false,
  );
}

/** A reader for one page: it falls silent when the page is left. */
export function useReading(): { reader: Reader; reading: Reading } {
  const [reader] = useState(() => createReader(speakers));
  const reading = useSyncExternalStore(reader.subscribe, reader.current, reader.current);
  useEffect(() => {
    addEventListener('pagehide', reader.stop);
    return () => {
      removeEventListener('pagehide', reader.stop);
      reader.stop();
    };
  }, [reader]);
  return { reader, reading };
}

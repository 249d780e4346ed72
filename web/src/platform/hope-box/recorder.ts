import { RECORDING_MAX_BYTES, RECORDING_MAX_SECONDS } from '@stillgrove/domain/safety-plan/hope-box';

/** Why nothing can be recorded: the person or the browser said no, or there is no microphone. */
export type NoRecording = 'refused' | 'no-microphone' | 'failed';

export type Recording = {
  /** Ends it; what was recorded until then is kept. */
  readonly stop: () => void;
  /** Ends it, and nothing of it stays. */
  readonly drop: () => void;
  /** Resolves with what was recorded, by `stop` or after a minute; null when it was dropped or could not be kept. */
  readonly done: Promise<Blob | null>;
};

/** Formats in the order in which they are wanted; every browser that records knows one of them. */
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus', 'audio/webm'] as const;

/** Half of what browsers choose by themselves: enough for a voice. */
const BITS_PER_SECOND = 48_000;

/** Whether this browser records at all. */
export function canRecord(): boolean {
  return (
    typeof MediaRecorder !== 'undefined' &&
    // Absent where the page is not secure, whatever its type says.
    (navigator as Partial<Navigator>).mediaDevices !== undefined &&
    TYPES.some((type) => MediaRecorder.isTypeSupported(type))
  );
}

/** Asks for the microphone and begins to record; at most a minute. */
export async function startRecording(): Promise<Recording | NoRecording> {
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'NotAllowedError') return 'refused';
    return name === 'NotFoundError' ? 'no-microphone' : 'failed';
  }
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type)) ?? '';
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND });
  const parts: Blob[] = [];
  let dropped = false;
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const done = new Promise<Blob | null>((resolve) => {
    const limit = setTimeout(stop, RECORDING_MAX_SECONDS * 1_000);
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.onstop = () => {
      clearTimeout(limit);
      for (const track of stream.getTracks()) track.stop();
      const whole = new Blob(parts, { type: mimeType });
      resolve(dropped || whole.size === 0 || whole.size > RECORDING_MAX_BYTES ? null : whole);
    };
  });
  recorder.start();
  return {
    stop,
    drop() {
      dropped = true;
      stop();
    },
    done,
  };
}

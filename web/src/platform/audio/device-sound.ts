import { afterPaint } from '../screen/after-paint';

/** The device's sound, for what is made while it is heard. */
export type DeviceSound = {
  /** Opens it, so that it is there when a sound is due. Must be called from a tap. */
  open: () => void;
  /** Makes a sound, right after what is seen with it. */
  use: (make: (context: AudioContext) => void) => void;
  /** Lets go of it. */
  close: () => void;
};

/** Nothing is opened before it is asked for. */
export function deviceSound(): DeviceSound {
  let context: AudioContext | null = null;
  /** Grows with each closing, so that what was asked for before is given up. */
  let turn = 0;
  const opened = () => {
    context ??= new AudioContext();
    if (context.state === 'suspended')
      context.resume().catch(() => console.info('A sound was not played: the browser wants a touch first.'));
    return context;
  };
  // Opening it takes a slow phone longer than the change that is seen with it.
  const later = (work: (context: AudioContext) => void) => {
    const ownTurn = turn;
    afterPaint(() => {
      if (turn === ownTurn) work(opened());
    });
  };
  return {
    open: () => later(() => undefined),
    use: later,
    close() {
      turn += 1;
      context?.close().catch(() => undefined);
      context = null;
    },
  };
}

import type { TrackPlan } from '@stillgrove/domain/sounds/track';
import type { Piece, PieceSource } from './piece';
import type { Request } from './track.worker';

/** Makes the pieces of a track in a worker of its own, beside whatever the page does. */
export function openPieces(plan: TrackPlan): PieceSource {
  const worker = new Worker(new URL('./track.worker.ts', import.meta.url), { type: 'module' });
  const send = (request: Request) => worker.postMessage(request);
  send({ plan });
  let tail: Promise<unknown> = Promise.resolve();
  const ask = () =>
    new Promise<Piece | null>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Piece | null>) => {
        // After the last piece of a loop nothing comes: it is heard for good.
        if (data !== null || !plan.loops) resolve(data);
      };
      worker.onerror = (event) => reject(new Error(`The sound could not be made: ${event.message}`));
      send('next');
    });
  return {
    next() {
      const piece = tail.then(ask);
      tail = piece.catch(() => undefined);
      return piece;
    },
    close: () => worker.terminate(),
  };
}

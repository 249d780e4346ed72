import { retry } from '../../platform/http/retry';
import type { Picture, Wish } from './picture';

export type Request = { readonly seed: string; readonly wish: Wish };

let worker: Worker | null = null;
let tail: Promise<unknown> = Promise.resolve();

/**
 * Draws a person's tree in a worker, beside whatever the person does: growing one takes a slow phone almost a second.
 * Wishes are met in their order.
 */
export function requestPicture(seed: string, wish: Wish): Promise<Picture> {
  const request = { seed, wish };
  const picture = tail.then(() => retry(() => byWorker(request).catch(() => here(request))));
  tail = picture.catch(() => undefined);
  return picture;
}

function byWorker(request: Request): Promise<Picture> {
  worker ??= new Worker(new URL('./grow.worker.ts', import.meta.url), { type: 'module' });
  const asked = worker;
  return new Promise<Picture>((resolve, reject) => {
    asked.onmessage = ({ data }: MessageEvent<Picture>) => resolve(data);
    asked.onerror = (event) => {
      worker = null;
      asked.terminate();
      reject(new Error(event.message));
    };
    asked.postMessage(request);
  });
}

/** Where the worker's code could not be loaded: late and slow is better than no tree. */
async function here({ seed, wish }: Request): Promise<Picture> {
  const [{ growTree }, { hashText }, { drawPicture }] = await Promise.all([
    import('@stillgrove/domain/growth-tree/tree'),
    import('@stillgrove/domain/random/seeded'),
    import('./picture'),
  ]);
  return drawPicture(growTree(hashText(seed)), wish);
}

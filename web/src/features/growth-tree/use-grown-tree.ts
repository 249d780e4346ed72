import type { Tree } from '@stillgrove/domain/growth-tree/tree';
import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../platform/clock/idle';
import { again } from '../../platform/http/again';

type Grown = { readonly seed: string; readonly tree: Tree };

/** The tree that was grown last: a person has one and meets it on several pages. */
let last: Grown | null = null;

/**
 * A person's tree; null until it is grown, which takes a slow phone almost a second. So the page around it is
 * shown first, and a worker grows it beside whatever the person does.
 */
export function useGrownTree(seed: string): Tree | null {
  const [grown, setGrown] = useState(last);
  const isOurs = grown?.seed === seed;
  useEffect(() => {
    if (isOurs) return undefined;
    const calledOff = new AbortController();
    const show = (tree: Tree) => {
      if (calledOff.signal.aborted) return;
      last = { seed, tree };
      startTransition(() => setGrown(last));
    };
    const stopWaiting = whenIdle(() => {
      again(() => grow(seed, calledOff.signal)).then(show, () => {
        console.info('The tree is not shown: its code could not be loaded.');
      });
    });
    return () => {
      stopWaiting();
      calledOff.abort();
    };
  }, [isOurs, seed]);
  return isOurs ? grown.tree : null;
}

function grow(seed: string, signal: AbortSignal): Promise<Tree> {
  const worker = new Worker(new URL('./grow.worker.ts', import.meta.url), { type: 'module' });
  signal.addEventListener('abort', () => worker.terminate());
  return new Promise<Tree>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Tree>) => resolve(data));
    worker.addEventListener('error', reject);
    worker.postMessage(seed);
  })
    .catch(() => growHere(seed))
    .finally(() => worker.terminate());
}

/** Where the worker's code could not be loaded: late and slow is better than no tree. */
async function growHere(seed: string): Promise<Tree> {
  const [{ growTree }, { hashText }] = await Promise.all([
    import('@stillgrove/domain/growth-tree/tree'),
    import('@stillgrove/domain/random/seeded'),
  ]);
  return growTree(hashText(seed));
}

import { growTree } from '@stillgrove/domain/growth-tree/tree';
import { hashText } from '@stillgrove/domain/random/seeded';

/** Grows the tree of each seed that it is told. */
addEventListener('message', ({ data: seed }: MessageEvent<string>) => {
  postMessage(growTree(hashText(seed)));
});

import { growTree, type Tree } from '@stillgrove/domain/growth-tree/tree';
import { hashText } from '@stillgrove/domain/random/seeded';
import { drawPicture } from './picture';
import type { Request } from './pictures';

let grown: { readonly seed: string; readonly tree: Tree } | undefined;

/** Grows a tree once, and draws it for every wish that comes. */
addEventListener('message', ({ data: { seed, wish } }: MessageEvent<Request>) => {
  if (grown?.seed !== seed) grown = { seed, tree: growTree(hashText(seed)) };
  postMessage(drawPicture(grown.tree, wish));
});

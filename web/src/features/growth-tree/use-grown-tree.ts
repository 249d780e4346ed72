import { growTree, type Tree } from '@stillgrove/domain/growth-tree/tree';
import { hashText } from '@stillgrove/domain/random/seeded';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../platform/clock/idle';

type Grown = { readonly seed: string; readonly tree: Tree };

/** The tree that was grown last: a person has one and meets it on several pages. */
let last: Grown | null = null;

function grow(seed: string): Grown {
  last = last?.seed === seed ? last : { seed, tree: growTree(hashText(seed)) };
  return last;
}

/** A person's tree. Growing it takes a slow phone a while, so the page around it is shown first; null until then. */
export function useGrownTree(seed: string): Tree | null {
  const [grown, setGrown] = useState(last);
  const isOurs = grown?.seed === seed;
  useEffect(() => (isOurs ? undefined : whenIdle(() => setGrown(grow(seed)))), [isOurs, seed]);
  return isOurs ? grown.tree : null;
}

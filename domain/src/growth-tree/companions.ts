import { seededRandom } from '../random/seeded';
import { findBuds } from './buds';
import { woodAt } from './growth';
import { HEAD_START, takerOf } from './leaves';
import { FULL_TREE, SPROUT_UNTIL } from './progress';
import { FOOT, type Placed, rounded } from './shape';
import type { Skeleton } from './skeleton';

/** A sapling has so many of them from its first day. */
const AT_FIRST = 36;
const PER_LEAF = 1.3;

/**
 * A dark leaf in the depth of the crown. It stands for no task: it fills the tree, so that no wood is bare while there
 * are few leaves and no sky shows through when there are all.
 */
export type Companion = Placed & {
  /** How dark: 0 in the depth, 2 almost as light as a leaf. Those of a sapling are the lightest. */
  readonly tone: 0 | 1 | 2;
  /** When the wood below it comes to be. */
  readonly birth: number;
};

/** The companions of a tree with this many leaves: those whose time has come and whose wood stands. */
export function companionsAt(all: readonly Companion[], leaves: number): Companion[] {
  const wood = woodAt(leaves);
  return all.slice(0, countAt(leaves)).filter(({ birth }) => birth <= wood);
}

function countAt(leaves: number): number {
  return Math.round(AT_FIRST + PER_LEAF * Math.min(FULL_TREE, leaves));
}

/** The places of all companions in the order in which they appear, as those of the leaves are found. */
export function placeCompanions(skeleton: Skeleton, seed: number): Companion[] {
  const random = seededRandom(seed ^ 0xdee9);
  const takeRoomiest = takerOf(findBuds(skeleton, random));
  const companions: Companion[] = [];
  while (companions.length < countAt(FULL_TREE)) {
    const since = (companions.length - AT_FIRST) / PER_LEAF;
    const bud = takeRoomiest(woodAt(since) - HEAD_START);
    if (bud === undefined) break;
    const back = random() < 0.55;
    const early = companions.length < 120;
    companions.push({
      birth: bud.birth,
      x: rounded(bud.x + (random() - 0.5) * 10),
      y: rounded(bud.y + (random() - 0.5) * 10),
      angle: rounded((bud.angle * 180) / Math.PI + (random() - 0.5) * 90),
      size: rounded((back ? 47 : 42) * (0.85 + 0.35 * random())),
      tone: early ? (back ? 1 : 2) : back ? 0 : 1,
    });
  }
  return companions;
}

/** Along the boughs of a sapling: none when it has so many more leaves. */
const YOUNG_UNTIL = 210;
const LOWEST = 150;

/** Leaves on the boughs of a young tree, between trunk and twigs; they shrink as the boughs become thick. */
export function youngLeavesAt({ joints, births, stems }: Skeleton, leaves: number): Companion[] {
  const left = 1 - (leaves - SPROUT_UNTIL) / YOUNG_UNTIL;
  if (left <= 0.1) return [];
  const wood = woodAt(leaves);
  return stems.flatMap((stem) =>
    stem.flatMap((index, place): Companion[] => {
      const [joint, before] = [joints[index], joints[joints[index]?.parent ?? -1]];
      if (joint === undefined || before === undefined || joint.y > FOOT.y - LOWEST) return [];
      if (place % 2 !== 1 || (births[index] ?? 1) > Math.min(wood, woodAt(60))) return [];
      const side = place % 4 === 1 ? 1 : -1;
      const along = (Math.atan2(joint.y - before.y, joint.x - before.x) * 180) / Math.PI;
      return [
        {
          birth: births[index] ?? 0,
          x: joint.x,
          y: joint.y,
          angle: rounded(along + side * (46 + ((index * 37) % 30))),
          size: rounded((36 + ((index * 53) % 12)) * left ** 0.5),
          tone: index % 3 === 0 ? 1 : 2,
        },
      ];
    }),
  );
}

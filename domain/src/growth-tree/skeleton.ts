import { type Random, seededRandom } from '../random/seeded';
import { growBoughs } from './boughs';
import { scatterLight, shapeCrown } from './crown';
import { FOOT, type Joint } from './shape';
import { growTwigs } from './twigs';

const LIGHT_SPACING = 22;
/** Below this height the trunk stays bare. */
const BARE_HEIGHT = 200;

/** How long a bud sleeps before it becomes a side branch; great branches wake early. */
const SLEEP = 420;

/** Everything about a tree that does not change while it grows. */
export type Skeleton = {
  readonly joints: readonly Joint[];
  /** Joint numbers along each stem, from where it leaves its parent to its tip. */
  readonly stems: readonly (readonly number[])[];
  /** When each joint comes to be: 0 for the foot of the trunk, 1 for the last twig. */
  readonly births: readonly number[];
  /** How many joints each joint carries, itself included. */
  readonly loads: readonly number[];
};

/** Grows the wood of a full tree: trunk, boughs towards the clouds of the crown, twigs within them. */
export function growSkeleton(seed: number): Skeleton {
  const random = seededRandom(seed);
  const crown = shapeCrown(random);
  const boughs = growBoughs(crown, random);
  const bare = boughs.findIndex((joint) => joint.y < FOOT.y - BARE_HEIGHT);
  const joints = growTwigs(scatterLight(crown.clouds, LIGHT_SPACING, random), boughs, bare);

  const children = joints.map((): number[] => []);
  joints.forEach((joint, index) => children[joint.parent]?.push(index));
  const loads = joints.map(() => 1);
  for (let index = joints.length - 1; index > 0; index -= 1) {
    const { parent } = joints[index] as Joint;
    loads[parent] = (loads[parent] ?? 0) + (loads[index] ?? 0);
  }
  for (const siblings of children) siblings.sort((a, b) => (loads[b] ?? 0) - (loads[a] ?? 0));

  return {
    joints,
    stems: findStems(joints, children),
    births: orderBirths(joints, children, loads, random),
    loads,
  };
}

/** Follows the heaviest child from every fork, so that a stem runs on where a limb would. */
function findStems(joints: readonly Joint[], children: readonly number[][]): number[][] {
  const stems: number[][] = [];
  const starts = [0];
  for (const start of starts) {
    const { parent } = joints[start] as Joint;
    const stem = parent < 0 ? [] : [parent];
    for (let index: number | undefined = start; index !== undefined; index = children[index]?.[0]) {
      stem.push(index);
      starts.push(...(children[index]?.slice(1) ?? []));
    }
    stems.push(stem);
  }
  return stems;
}

/**
 * Births are ranks, not distances: whatever the shape, an equal share of the wood comes with every leaf.
 * A child is always born after its parent.
 */
function orderBirths(
  joints: readonly Joint[],
  children: readonly number[][],
  loads: readonly number[],
  random: Random,
): number[] {
  const ages = joints.map(() => 0);
  joints.forEach((_, index) => {
    children[index]?.forEach((child, rank) => {
      const sleep = rank === 0 ? 0 : (SLEEP * (0.4 + 0.6 * random())) / (loads[child] ?? 1) ** 0.8;
      ages[child] = (ages[index] ?? 0) + 1 + sleep;
    });
  });
  const births = joints.map(() => 0);
  joints
    .map((_, index) => index)
    .sort((a, b) => (ages[a] ?? 0) - (ages[b] ?? 0) || a - b)
    .forEach((joint, rank, all) => {
      births[joint] = rank / (all.length - 1);
    });
  return births;
}

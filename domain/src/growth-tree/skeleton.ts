import { type Random, seededRandom } from '../random/seeded';
import { growBoughs } from './boughs';
import { scatterLight, shapeCrown } from './crown';
import { FOOT, type Joint, rounded } from './shape';
import { growTwigs } from './twigs';

const LIGHT_SPACING = 20;
/** Below this height trunk and boughs stay bare. */
const BARE_HEIGHT = 280;

const SOFTENING_PASSES = 5;

/** How long a bud sleeps before it becomes a side branch; great branches wake early. */
const SLEEP = 230;

/** Everything about a tree that does not change while it grows. */
export type Skeleton = {
  /** −1 leans left, 1 leans right. */
  readonly lean: number;
  readonly joints: readonly Joint[];
  /** Joint numbers along each stem from its first own joint to its tip, the trunk first; each joint is in one. */
  readonly stems: readonly (readonly number[])[];
  /** When each joint comes to be: 0 for the foot of the trunk, 1 for the last twig. */
  readonly births: readonly number[];
  /** How many joints each joint carries, itself included. */
  readonly loads: readonly number[];
  readonly roots: readonly Root[];
};

/** How far a root runs from the trunk, left or right, and how far it sinks, in widths of the trunk's foot. */
export type Root = { readonly reach: number; readonly sink: number };

/** Grows the wood of a full tree: trunk, boughs towards the clouds of the crown, twigs within them. */
export function growSkeleton(seed: number): Skeleton {
  const random = seededRandom(seed);
  const crown = shapeCrown(random);
  const boughs = growBoughs(crown, random);
  const light = scatterLight(crown.clouds, LIGHT_SPACING, random);
  const joints = growTwigs(light, boughs, FOOT.y - BARE_HEIGHT);

  const children = joints.map((): number[] => []);
  joints.forEach((joint, index) => children[joint.parent]?.push(index));
  const loads = joints.map(() => 1);
  for (let index = joints.length - 1; index > 0; index -= 1) {
    const parent = joints[index]?.parent ?? 0;
    loads[parent] = (loads[parent] ?? 0) + (loads[index] ?? 0);
  }
  for (const siblings of children) siblings.sort((a, b) => (loads[b] ?? 0) - (loads[a] ?? 0));

  const stems = findStems(children);
  return {
    lean: crown.lean,
    joints: relaxed(joints, stems),
    stems,
    births: orderBirths(joints, children, loads, random),
    loads,
    roots: [-1, 1, 0.5].map((side) => ({
      reach: side * (0.9 + 0.5 * random()),
      sink: 0.1 + 0.16 * random(),
    })),
  };
}

/** Follows the heaviest child from every fork, so that a stem runs on where a limb would. */
function findStems(children: readonly number[][]): number[][] {
  const stems: number[][] = [];
  const starts = [0];
  for (const start of starts) {
    const stem: number[] = [];
    for (let index: number | undefined = start; index !== undefined; index = children[index]?.[0]) {
      stem.push(index);
      starts.push(...(children[index]?.slice(1) ?? []));
    }
    stems.push(stem);
  }
  return stems;
}

/** Takes the kinks out of stems: every joint between two others moves half-way to the middle of them. */
function relaxed(joints: readonly Joint[], stems: Skeleton['stems']): Joint[] {
  const places = joints.map(({ x, y, parent }) => ({ x, y, parent }));
  for (let pass = 0; pass < SOFTENING_PASSES; pass += 1) {
    for (const stem of stems) {
      stem.forEach((index, place) => {
        const here = places[index];
        const before = places[here?.parent ?? -1];
        const after = places[stem[place + 1] ?? -1];
        if (here === undefined || before === undefined || after === undefined) return;
        here.x = (before.x + 2 * here.x + after.x) / 4;
        here.y = (before.y + 2 * here.y + after.y) / 4;
      });
    }
  }
  return places.map(({ x, y, parent }) => ({ x: rounded(x), y: rounded(y), parent }));
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
      const sleep = rank === 0 ? 0 : (SLEEP * (0.4 + 0.6 * random())) / (loads[child] ?? 1) ** 1.2;
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

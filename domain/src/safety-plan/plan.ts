/** The parts of a plan for hard moments, from calm to urgent. Each may stay empty. */
export const PLAN_PARTS = [
  'signs',
  'alone',
  'company',
  'reasons',
  'people',
  'professionals',
  'safer',
] as const;

export type PlanPartName = (typeof PLAN_PARTS)[number];

/** Parts whose items are people, with a number to call. */
const PARTS_WITH_PHONES: readonly PlanPartName[] = ['people', 'professionals'];

export const MOST_ITEMS = 30;
/** The most characters of each field of an item. */
export const ITEM_LIMITS = { text: 500, phone: 40, note: 200, message: 300 } as const;

/** One thing in a part: a sentence, or someone with a number. */
export type PlanItem = {
  readonly id: string;
  /** What it is, or the name of whom it is about. */
  readonly text: string;
  /** As it was typed; see `phoneLinks`. Empty where there is none. */
  readonly phone: string;
  /** Who this is, or when to reach them. */
  readonly note: string;
  /** What to say or write, prepared in a calm hour. */
  readonly message: string;
};

/** One part as it is stored: sealed, or by the person's own choice readable on this device. */
export type PlanPart = {
  readonly part: PlanPartName;
  readonly items: readonly PlanItem[];
  /** Whether its card comes first. */
  readonly opensFirst: boolean;
  /** Milliseconds since 1970 by the device's clock. Of two copies of a part the newer one counts. */
  readonly changedAtMs: number;
};

/** The parts that were written so far, at most one of each name, in any order. */
export type Plan = readonly PlanPart[];

export function hasPhones(part: PlanPartName): boolean {
  return PARTS_WITH_PHONES.includes(part);
}

/** Whether a value that was sealed, stored or brought in is a whole part within its limits. */
export function isPlanPart(value: unknown): value is PlanPart {
  const { part, items, opensFirst, changedAtMs } = fieldsOf(value);
  return (
    PLAN_PARTS.some((name) => name === part) &&
    Array.isArray(items) &&
    items.length <= MOST_ITEMS &&
    items.every(isPlanItem) &&
    typeof opensFirst === 'boolean' &&
    Number.isSafeInteger(changedAtMs)
  );
}

function isPlanItem(value: unknown): value is PlanItem {
  const fields = fieldsOf(value);
  const { id, text: words } = fields;
  return (
    typeof id === 'string' &&
    /^[\w-]{1,64}$/.test(id) &&
    Object.entries(ITEM_LIMITS).every(([name, most]) => {
      const text = fields[name];
      return typeof text === 'string' && text.length <= most;
    }) &&
    words !== ''
  );
}

/** A part of a plan; an empty one where nothing was written. */
export function partOf(plan: Plan, name: PlanPartName): PlanPart {
  return (
    plan.find(({ part }) => part === name) ?? { part: name, items: [], opensFirst: false, changedAtMs: 0 }
  );
}

/** The plan with another version of one part. */
export function withPart(plan: Plan, changed: PlanPart): Plan {
  return [...plan.filter(({ part }) => part !== changed.part), changed];
}

/** Two copies of a plan as one: of each part the one that was changed last. */
export function newestOfBoth(one: Plan, other: Plan): Plan {
  return PLAN_PARTS.flatMap((name) => {
    const copies = [...one, ...other].filter(({ part }) => part === name);
    const newest = copies.reduce<PlanPart | null>(
      (best, copy) => (best === null || copy.changedAtMs > best.changedAtMs ? copy : best),
      null,
    );
    return newest === null ? [] : [newest];
  });
}

/**
 * A plan with what was written of it elsewhere without knowing of it: what is new comes last in its part.
 *
 * @param atMs when that happens, in milliseconds since 1970
 */
export function withItemsOfBoth(plan: Plan, elsewhere: Plan, atMs: number): Plan {
  return elsewhere.reduce((joined, { part: name, items }) => {
    const part = partOf(joined, name);
    const added = items.filter(({ id }) => !part.items.some((item) => item.id === id));
    if (added.length === 0) return joined;
    const changedAtMs = Math.max(atMs, part.changedAtMs + 1);
    return withPart(joined, { ...part, items: [...part.items, ...added].slice(0, MOST_ITEMS), changedAtMs });
  }, plan);
}

/** Whether anything was written. */
export function isWritten(plan: Plan): boolean {
  return plan.some(({ items }) => items.length > 0);
}

/** The parts of a plan in their order, the one that opens first in front. */
export function partsInOrder(plan: Plan): readonly PlanPart[] {
  return PLAN_PARTS.map((name) => partOf(plan, name)).toSorted(
    (one, other) => Number(other.opensFirst) - Number(one.opensFirst),
  );
}

/** What is looked at in one go: a part with its sentences, or one person with a number. */
export type PlanCard = { readonly part: PlanPartName; readonly items: readonly PlanItem[] };

/**
 * The cards to look at one by one. Each person has one. The last of the professionals has no items: the lines of the
 * country stand there, also where nothing was written.
 *
 * @param hasLines whether there are such lines; without them that card would say nothing
 */
export function cardsOf(plan: Plan, hasLines: boolean): readonly PlanCard[] {
  return partsInOrder(plan).flatMap(({ part, items }): PlanCard[] => {
    const one = hasPhones(part) ? items.map((item) => ({ part, items: [item] })) : [{ part, items }];
    const written = one.filter((card) => card.items.length > 0);
    return part === 'professionals' && hasLines ? [...written, { part, items: [] }] : written;
  });
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

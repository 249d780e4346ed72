export type MergedText = {
  readonly text: string;
  /** Whether the same paragraph was changed on both sides, so that both are there now. */
  readonly isConflict: boolean;
};

/** Lines `from` up to but not `to` of the base become others. Where both are equal, lines come in between. */
type Change = { readonly from: number; readonly to: number; readonly lines: readonly string[] };

/** Lines between which pairs are looked for; more than this, and the part counts as one change. */
const PAIRS_MAX = 4_000_000;

/**
 * Brings together what was written on two devices, paragraph by paragraph (a paragraph is a line). What only one
 * side changed is taken from it. Where both changed the same paragraph, both stand in the text, with a line between.
 *
 * @param base what both sides began from; empty when they began by themselves
 * @param between a line that says that what follows was also written on another device
 */
export function mergeText(base: string, ours: string, theirs: string, between: string): MergedText {
  if (ours === theirs || theirs === base) return { text: ours, isConflict: false };
  if (ours === base) return { text: theirs, isConflict: false };
  const lines = linesOf(base);
  // The next one stands last, where it is taken at once.
  const ourChanges = changesOf(lines, linesOf(ours)).reverse();
  const theirChanges = changesOf(lines, linesOf(theirs)).reverse();
  const merged: string[] = [];
  let isConflict = false;
  let at = 0;
  for (;;) {
    const group = nextGroup(ourChanges, theirChanges);
    if (group === null) break;
    merged.push(...lines.slice(at, group.from));
    const result = mergeGroup(lines, group, between);
    merged.push(...result.lines);
    isConflict ||= result.isConflict;
    at = group.to;
  }
  merged.push(...lines.slice(at));
  return { text: merged.join('\n'), isConflict };
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

type Group = {
  readonly from: number;
  readonly to: number;
  readonly ours: readonly Change[];
  readonly theirs: readonly Change[];
};

/** Takes the first change and all that meet it from the ends of both lists. */
function nextGroup(ours: Change[], theirs: Change[]): Group | null {
  const first = [ours.at(-1), theirs.at(-1)]
    .filter((change) => change !== undefined)
    .sort((one, other) => one.from - other.from || one.to - other.to)[0];
  if (first === undefined) return null;
  const taken = { ours: [] as Change[], theirs: [] as Change[] };
  let { from, to } = first;
  const take = (list: Change[], into: Change[]): boolean => {
    const next = list.at(-1);
    if (next === undefined || !meets(next, { from, to })) return false;
    into.push(next);
    list.pop();
    from = Math.min(from, next.from);
    to = Math.max(to, next.to);
    return true;
  };
  while (take(ours, taken.ours) || take(theirs, taken.theirs));
  return { from, to, ...taken };
}

/** Whether two changes are about a common line, or put lines at the same place or inside the other. */
function meets(change: Change, { from, to }: { from: number; to: number }): boolean {
  if (change.from === change.to) {
    return from === to ? change.from === from : change.from > from && change.from < to;
  }
  if (from === to) return from > change.from && from < change.to;
  return change.from < to && from < change.to;
}

function mergeGroup(
  lines: readonly string[],
  { from, to, ours, theirs }: Group,
  between: string,
): { lines: readonly string[]; isConflict: boolean } {
  const base = lines.slice(from, to);
  const our = applied(base, from, ours);
  const their = applied(base, from, theirs);
  const same = our.length === their.length && our.every((line, index) => line === their[index]);
  if (same || theirs.length === 0) return { lines: our, isConflict: false };
  if (ours.length === 0) return { lines: their, isConflict: false };
  // Lines that come in change no paragraph of the other side.
  if (theirs.every(isAddition)) return { lines: [...our, ...added(theirs)], isConflict: false };
  if (ours.every(isAddition)) return { lines: [...their, ...added(ours)], isConflict: false };
  // Taking away gives way to writing.
  if (isBlank(our)) return { lines: their, isConflict: false };
  if (isBlank(their)) return { lines: our, isConflict: false };
  return { lines: [...our, between, ...their], isConflict: true };
}

function isAddition({ from, to }: Change): boolean {
  return from === to;
}

function added(changes: readonly Change[]): string[] {
  return changes.flatMap(({ lines }) => lines);
}

function isBlank(lines: readonly string[]): boolean {
  return lines.every((line) => line.trim() === '');
}

/** Part of the base with the changes made in it. */
function applied(base: readonly string[], offset: number, changes: readonly Change[]): string[] {
  const result: string[] = [];
  let at = 0;
  for (const { from, to, lines } of changes) {
    result.push(...base.slice(at, from - offset), ...lines);
    at = to - offset;
  }
  return [...result, ...base.slice(at)];
}

/** What became of the base, in its order. As many lines as before count as a change of each. */
function changesOf(base: readonly string[], text: readonly string[]): Change[] {
  const changes: Change[] = [];
  let [from, textFrom] = [0, 0];
  for (const [to, textTo] of [...pairsOf(base, text), [base.length, text.length] as const]) {
    const lines = text.slice(textFrom, textTo);
    if (lines.length === to - from)
      lines.forEach((line, index) =>
        changes.push({ from: from + index, to: from + index + 1, lines: [line] }),
      );
    else changes.push({ from, to, lines });
    [from, textFrom] = [to + 1, textTo + 1];
  }
  return changes;
}

/** A longest list of pairs of equal lines, both in their order. */
function pairsOf(base: readonly string[], text: readonly string[]): (readonly [number, number])[] {
  let start = 0;
  const shorter = Math.min(base.length, text.length);
  while (start < shorter && base[start] === text[start]) start += 1;
  let end = 0;
  while (end < shorter - start && base[base.length - 1 - end] === text[text.length - 1 - end]) end += 1;
  const inner = pairsBetween(base.slice(start, base.length - end), text.slice(start, text.length - end));
  return [
    ...Array.from({ length: start }, (_, index) => [index, index] as const),
    ...inner.map(([one, other]) => [one + start, other + start] as const),
    ...Array.from(
      { length: end },
      (_, index) => [base.length - end + index, text.length - end + index] as const,
    ),
  ];
}

/** Longest common subsequence, by the table of lengths from the end. */
function pairsBetween(base: readonly string[], text: readonly string[]): (readonly [number, number])[] {
  const width = text.length + 1;
  if (base.length * text.length > PAIRS_MAX) return [];
  const lengths = new Uint16Array((base.length + 1) * width);
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = base.length - 1; row >= 0; row -= 1)
    for (let column = text.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        base[row] === text[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
  const pairs: (readonly [number, number])[] = [];
  let [row, column] = [0, 0];
  while (row < base.length && column < text.length) {
    if (base[row] === text[column]) pairs.push([row++, column++]);
    else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

type Layout = readonly (readonly [plain: string, shifted: string])[];

/** Keys from the upper left, row by row; each row is half a key to the right of the one above. */
const QWERTY: Layout = [
  ['1234567890-=', '!@#$%^&*()_+'],
  ['qwertyuiop[]', 'QWERTYUIOP{}'],
  ["asdfghjkl;'", 'ASDFGHJKL:"'],
  ['zxcvbnm,./', 'ZXCVBNM<>?'],
];
const QWERTZ: Layout = [
  ['1234567890ß´', '!"§$%&/()=?`'],
  ['qwertzuiopü+', 'QWERTZUIOPÜ*'],
  ['asdfghjklöä#', "ASDFGHJKLÖÄ'"],
  ['yxcvbnm,.-', 'YXCVBNM;:_'],
];
const AZERTY: Layout = [
  ['&é"\'(-è_çà)=', '1234567890°+'],
  ['azertyuiop^$', 'AZERTYUIOP¨£'],
  ['qsdfghjklmù*', 'QSDFGHJKLM%µ'],
  ['wxcvbn,;:!', 'WXCVBN?./§'],
];

/** The fewest keys that make a walk. */
const WALK_MIN = 3;

type Key = readonly [row: number, column: number];

const LAYOUTS = [QWERTY, QWERTZ, AZERTY].map(keysOf);

/**
 * A password with each walk from key to neighboring key shortened to its first key, until none is left,
 * on the layouts where that shortens anything: however long a walk is, it is guessed like a few keys.
 */
export function withoutKeyboardWalks(password: string): string[] {
  const shortened = LAYOUTS.map((keys) => {
    let before = password;
    for (;;) {
      const after = shorten(before, keys);
      if (after === before) return after;
      before = after;
    }
  });
  return [...new Set(shortened)].filter((one) => one !== password);
}

function shorten(text: string, keys: ReadonlyMap<string, Key>): string {
  const characters = Array.from(text);
  const places = characters.map((character) => keys.get(character));
  let left = '';
  for (let start = 0; start < characters.length;) {
    let end = start + 1;
    while (areNeighbors(places[end - 1], places[end])) end += 1;
    left += characters.slice(start, end - start >= WALK_MIN ? start + 1 : end).join('');
    start = end;
  }
  return left;
}

function areNeighbors(a: Key | undefined, b: Key | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  const [upper, lower] = a[0] <= b[0] ? [a, b] : [b, a];
  if (upper[0] === lower[0]) return Math.abs(upper[1] - lower[1]) <= 1;
  // The key below the first one of a row lies between that and the second.
  return lower[0] - upper[0] === 1 && (lower[1] === upper[1] || lower[1] === upper[1] - 1);
}

function keysOf(layout: Layout): ReadonlyMap<string, Key> {
  return new Map(
    layout.flatMap((rows, row) =>
      rows.flatMap((keys) => Array.from(keys).map((key, column) => [key, [row, column]] as const)),
    ),
  );
}

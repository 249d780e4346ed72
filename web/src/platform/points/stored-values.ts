/**
 * The values that the specification keeps in local storage. They belong to one person, who is named
 * beside them: in a tab of someone else they are neither read nor changed.
 */
export const STORED_NAMES = [
  'totalScore',
  'leaves',
  'breathingExerciseScore',
  'breathingExerciseLeaves',
  'breathingExerciseIsActive',
  'books',
  'booksError',
] as const;

export type StoredName = (typeof STORED_NAMES)[number];

/** What grows with every breath; of the others a person has one at a time. */
const ADDED_UP: readonly string[] = [
  'breathingExerciseScore',
  'breathingExerciseLeaves',
] satisfies StoredName[];

/** A person's values together with those of the guest they were before: what grows is added, the rest is their own. */
export function withGuestValues(
  own: Readonly<Record<string, string>>,
  guests: Readonly<Record<string, string>>,
): Record<string, string> {
  const sum = (name: string) => String((Number(own[name]) || 0) + (Number(guests[name]) || 0));
  const values: Record<string, string> = { ...guests, ...own };
  for (const name of ADDED_UP) if (name in own && name in guests) values[name] = sum(name);
  return values;
}

const OWNER = 'storedValuesOwner';

/** @param storage may throw at any use: storage can be full or forbidden */
export function createStoredValues(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  /** Whose tab this is; null until that is known. */
  let person: string | null = null;

  const get = (name: string): string | null => {
    try {
      return storage().getItem(name);
    } catch {
      return null;
    }
  };
  const drop = (names: readonly string[]) => {
    try {
      for (const name of names) storage().removeItem(name);
    } catch {
      // Nothing was stored, so nothing needs to go.
    }
  };
  const set = (name: string, value: string): boolean => {
    try {
      storage().setItem(name, value);
      return true;
    } catch {
      return false;
    }
  };
  const owner = () => get(OWNER);
  const areOurs = () => person === null || owner() === null || owner() === person;
  const read = (name: StoredName) => (areOurs() ? get(name) : null);

  return {
    read,
    readNumber(name: StoredName): number {
      const value = Number(read(name));
      return Number.isFinite(value) ? Math.max(0, Math.floor(value)) : 0;
    },

    /** @returns whether the value is stored; where it is not, an older one is not left in its place */
    write(name: StoredName, value: string | number | boolean): boolean {
      if (!areOurs()) return false;
      const isStored = set(name, String(value));
      if (!isStored) drop([name]);
      return isStored;
    },

    remove(...names: readonly StoredName[]): void {
      if (areOurs()) drop(names);
    },

    /** Whose the stored values are; null when they are no one's. */
    owner,

    /** Says whose tab this is. */
    enter(userId: string | null): void {
      person = userId;
    },

    /** All values, whoever owns them. */
    all(): Record<string, string> {
      return Object.fromEntries(
        STORED_NAMES.flatMap((name) => {
          const value = get(name);
          return value === null ? [] : [[name, value]];
        }),
      );
    },

    /**
     * Drops all values and gives the place to someone else, or to no one.
     *
     * @returns whether the new owner could be named
     */
    clearFor(userId: string | null): boolean {
      drop([...STORED_NAMES, OWNER]);
      return userId === null || set(OWNER, userId);
    },
  };
}

export type StoredValues = ReturnType<typeof createStoredValues>;

export const storedValues = createStoredValues(() => localStorage);

export const {
  read: readStored,
  readNumber: readStoredNumber,
  write: writeStored,
  remove: removeStored,
} = storedValues;

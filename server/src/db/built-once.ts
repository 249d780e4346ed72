import type { Compilable, CompiledQuery } from 'kysely';
import { askStraight } from './straight';
import { type Db, isPostgres } from './transaction';

type Step = string | number;

/** A placeholder for a value while a query is built, with the path to it through lists and rows. */
class Place {
  readonly #steps: readonly Step[];

  constructor(steps: readonly Step[]) {
    this.#steps = steps;
  }

  /** @throws Error when a row lacks the column, which would be stored as nothing */
  valueIn(values: unknown): unknown {
    let found = values;
    for (const step of this.#steps) found = (found as Record<Step, unknown>)[step];
    if (found === undefined) throw new Error(`there is no value for ${this.#steps.join('.')}`);
    return found;
  }
}

/**
 * A query that is built once, for each engine and for each length of its lists, and asked with other values
 * from then on: building one takes longer than SQLite takes to answer it.
 *
 * @param build must do nothing with the values, of which there may be lists of rows, but hand them on; all
 *   rows ever given to it name the same columns
 */
export function builtOnce<Values extends readonly unknown[], Row>(
  build: (db: Db, ...values: Values) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  const known = new Map<string, CompiledQuery<Row>>();
  return async (db, ...values) => {
    let shape = isPostgres(db) ? 'postgres' : 'sqlite';
    for (const value of values) if (Array.isArray(value)) shape += ` ${String(value.length)}`;
    let query = known.get(shape);
    if (query === undefined) {
      query = build(db, ...(inPlaces(values, []) as Values)).compile();
      known.set(shape, query);
    }
    const { sql, query: node, queryId } = query;
    const parameters = query.parameters.map((one) => (one instanceof Place ? one.valueIn(values) : one));
    const { rows } = await askStraight<Row>(db, { sql, query: node, queryId, parameters });
    return rows;
  };
}

/** The same lists and rows with a place for each value. */
function inPlaces(value: unknown, steps: readonly Step[]): unknown {
  if (Array.isArray(value)) return value.map((one, index) => inPlaces(one, [...steps, index]));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, inPlaces(one, [...steps, name])]),
    );
  }
  return new Place(steps);
}

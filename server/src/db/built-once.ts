import type { Compilable, CompiledQuery } from 'kysely';
import { type Db, isPostgres } from './transaction';

/** Stands for a value while a query is built. */
class Place {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

/**
 * A query that is built once, for each engine and for each length of its lists, and asked with other values
 * from then on: building one takes longer than SQLite takes to answer it.
 *
 * @param build must do nothing with the values, of which there may be lists of rows, but hand them on
 */
export function builtOnce<Values extends readonly unknown[], Row>(
  build: (db: Db, ...values: Values) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  const known = new Map<string, CompiledQuery<Row>>();
  return async (db, ...values) => {
    const given: unknown[] = [];
    const shape = `${String(isPostgres(db))} ${shapeOf(values, given)}`;
    let query = known.get(shape);
    if (query === undefined) {
      query = build(db, ...(inPlaces(values, { index: 0 }) as Values)).compile();
      known.set(shape, query);
    }
    const parameters = query.parameters.map((one) => (one instanceof Place ? given[one.index] : one));
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}

/** How lists and rows lie within each other. @param given takes the values in them, in their order */
function shapeOf(value: unknown, given: unknown[]): string {
  if (Array.isArray(value)) return `[${value.map((one) => shapeOf(one, given)).join()}]`;
  if (typeof value === 'object' && value !== null) {
    return `{${Object.entries(value)
      .map(([name, one]) => `${name}:${shapeOf(one, given)}`)
      .join()}}`;
  }
  given.push(value);
  return '';
}

/** The same with a place for each value, numbered in the same order. */
function inPlaces(value: unknown, next: { index: number }): unknown {
  if (Array.isArray(value)) return value.map((one) => inPlaces(one, next));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inPlaces(one, next)]));
  }
  return new Place(next.index++);
}

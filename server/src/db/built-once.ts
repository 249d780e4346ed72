import type { Compilable, CompiledQuery } from 'kysely';
import { askStraight } from './straight';
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
    const shape = (isPostgres(db) ? 'postgres ' : 'sqlite ') + take(values, given);
    let query = known.get(shape);
    if (query === undefined) {
      query = build(db, ...(inPlaces(values, { taken: 0 }) as Values)).compile();
      known.set(shape, query);
    }
    const { sql, query: node, queryId } = query;
    const parameters = query.parameters.map((one) => (one instanceof Place ? given[one.index] : one));
    const { rows } = await askStraight<Row>(db, { sql, query: node, queryId, parameters });
    return rows;
  };
}

/**
 * Takes all values out of lists and rows, in their order.
 *
 * @returns what is left: the same for all that one query fits
 */
function take(value: unknown, given: unknown[]): string {
  if (typeof value !== 'object' || value === null) {
    given.push(value);
    return '?';
  }
  let shape = '';
  if (Array.isArray(value)) {
    for (const one of value) shape += take(one, given);
    return `[${shape}]`;
  }
  for (const [name, one] of Object.entries(value)) shape += `${name}:${take(one, given)} `;
  return `{${shape}}`;
}

/** The same lists and rows with a place for each value, counted in their order. */
function inPlaces(value: unknown, count: { taken: number }): unknown {
  if (Array.isArray(value)) return value.map((one) => inPlaces(one, count));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inPlaces(one, count)]));
  }
  count.taken += 1;
  return new Place(count.taken - 1);
}

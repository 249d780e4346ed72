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
    const places = inPlaces(values, given) as Values;
    const shape = `${String(isPostgres(db))} ${JSON.stringify(places)}`;
    let query = known.get(shape);
    if (query === undefined) {
      query = build(db, ...places).compile();
      known.set(shape, query);
    }
    const parameters = query.parameters.map((one) => (one instanceof Place ? given[one.index] : one));
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}

/** The same lists and rows with a place for each value. @param given takes the values in their order */
function inPlaces(value: unknown, given: unknown[]): unknown {
  if (Array.isArray(value)) return value.map((one) => inPlaces(one, given));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inPlaces(one, given)]));
  }
  return new Place(given.push(value) - 1);
}

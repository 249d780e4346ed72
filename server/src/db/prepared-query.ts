import {
  type Compilable,
  type CompiledQuery,
  type DatabaseConnection,
  HandleEmptyInListsPlugin,
  type KyselyPlugin,
  type QueryResult,
  replaceWithNoncontingentExpression,
} from 'kysely';
import { type Db, isPostgres } from './transaction';

/** For every engine: no value is in an empty list, which PostgreSQL would refuse as a syntax error. */
export const QUERY_PLUGINS: KyselyPlugin[] = [
  new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression }),
];

const connections = new WeakMap<Db, DatabaseConnection>();

/**
 * Lets compiled queries of a database or transaction go to this connection directly: Kysely's own way to a
 * connection, with its promises and plugins, takes longer than SQLite takes to answer.
 */
export function setConnection(db: Db, connection: DatabaseConnection): void {
  connections.set(db, connection);
}

/** For a transaction that has ended: from then on Kysely refuses its queries. */
export function clearConnection(db: Db): void {
  connections.delete(db);
}

/** Executes on the connection that was set, or else as Kysely does. */
export function executeCompiled<Row>(db: Db, query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
  return connections.get(db)?.executeQuery<Row>(query) ?? db.executeQuery<Row>(query);
}

type Step = string | number;

/** Stands for a value while a query is compiled, with the path to the value through lists and rows. */
class Placeholder {
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
 * A query that is compiled once, for each engine and for each length of its lists, and executed with other
 * values from then on: compiling takes longer than SQLite takes to answer.
 *
 * @param build passes the values on to Kysely and does nothing else with them; a value may be a list of rows,
 *   which all have the same columns
 */
export function preparedQuery<Values extends readonly unknown[], Row>(
  build: (db: Db, ...values: Values) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  const known = new Map<string, CompiledQuery<Row>>();
  return async (db, ...values) => {
    let shape = isPostgres(db) ? 'postgres' : 'sqlite';
    for (const value of values) if (Array.isArray(value)) shape += ` ${String(value.length)}`;
    let query = known.get(shape);
    if (query === undefined) {
      query = build(db, ...(withPlaceholders(values, []) as Values)).compile();
      known.set(shape, query);
    }
    const { sql, query: node, queryId } = query;
    const parameters = query.parameters.map((one) =>
      one instanceof Placeholder ? one.valueIn(values) : one,
    );
    const { rows } = await executeCompiled<Row>(db, { sql, query: node, queryId, parameters });
    return rows;
  };
}

/** The same lists and rows with a placeholder for each value. */
function withPlaceholders(value: unknown, steps: readonly Step[]): unknown {
  if (Array.isArray(value)) return value.map((one, index) => withPlaceholders(one, [...steps, index]));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, withPlaceholders(one, [...steps, name])]),
    );
  }
  return new Placeholder(steps);
}

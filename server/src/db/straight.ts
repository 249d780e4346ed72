import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { Db } from './transaction';

const connections = new WeakMap<Db, DatabaseConnection>();

/**
 * Lets compiled queries go straight to a connection: Kysely's own way to it, with its promises and
 * plugins, takes longer than SQLite takes to answer.
 */
export function connectStraight(db: Db, connection: DatabaseConnection): void {
  connections.set(db, connection);
}

/** For a transaction that has ended: from then on Kysely refuses what is asked of it. */
export function disconnectStraight(db: Db): void {
  connections.delete(db);
}

/** Asks straight where there is such a way, else as Kysely does. */
export function askStraight<Row>(db: Db, query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
  return connections.get(db)?.executeQuery<Row>(query) ?? db.executeQuery<Row>(query);
}

import { sql, type TableMetadata } from 'kysely';
import { type Db, isPostgres } from './transaction';

/** The tables where ours are or would be; extensions of PostgreSQL keep theirs in other schemas. */
export async function ownTables(db: Db): Promise<TableMetadata[]> {
  const tables = await db.introspection.getTables();
  if (!isPostgres(db)) return tables;
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  return tables.filter(({ schema }) => schema === rows[0]?.schema);
}

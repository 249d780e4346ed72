import pg from 'pg';

const PATIENCE_MS = 1_000;

/**
 * Whether there is a primary at an address, asked on a connection of its own.
 *
 * @returns null when no answer came in time, which a busy machine may be the reason of
 */
export async function takesWrites(server: string): Promise<boolean | null> {
  const client = new pg.Client({
    connectionString: server,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  client.on('error', () => undefined);
  const askedAt = performance.now();
  try {
    await client.connect();
    const { rows } = await client.query<{ yes: boolean }>('select not pg_is_in_recovery() as yes');
    return rows[0]?.yes === true;
  } catch {
    return performance.now() - askedAt < PATIENCE_MS ? false : null;
  } finally {
    await client.end().catch(() => undefined);
  }
}

import { type RawBuilder, sql } from 'kysely';

/**
 * The condition that a relation is no part of an extension, such as the views of `pg_stat_statements`, which often lie
 * in the same schema as our tables.
 *
 * @param oid an expression for its `pg_class.oid`
 */
export function notOfExtension(oid: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from pg_depend
    where classid = 'pg_class'::regclass and objid = ${oid} and deptype = 'e')`;
}

import { PERSON_COLUMN, PLACEMENTS, tablesPlaced } from './placements';

/** What of the steps has been done to a database. */
export type Distributed = {
  /** Tables by person and everywhere that already are. */
  readonly tables: ReadonlySet<string>;
  /** Tables whose foreign key to a parent by person is there. */
  readonly linked: ReadonlySet<string>;
  /** Tables of which the coordinator still holds the rows that were copied to the workers. */
  readonly leftovers: ReadonlySet<string>;
};

/** A restored database, as no one has touched it. */
export const UNTOUCHED: Distributed = {
  tables: new Set(),
  linked: new Set(childrenByPerson().map(({ child }) => child)),
  leftovers: new Set([...tablesPlaced('by-person'), ...tablesPlaced('everywhere')]),
};

/**
 * The SQL that puts every table where it belongs, in an order that Citus accepts, without what is done already.
 *
 * A table by person may point to another one only while both are spread. Citus keeps the links to a table that it
 * converts, so such a link would refuse whichever of the two comes first: it is taken away before and made again.
 */
export function distributionSteps({ tables, linked, leftovers }: Distributed): string[] {
  const children = childrenByPerson();
  const spread = tablesPlaced('by-person');
  const toSpread = spread.filter((table) => !tables.has(table));
  const [first] = spread;
  const toCut = children.filter(
    ({ child, parent }) => linked.has(child) && !(tables.has(child) && tables.has(parent)),
  );
  const toLink = children.filter((one) => !linked.has(one.child) || toCut.includes(one));
  const toClear = [...spread, ...tablesPlaced('everywhere')].filter((table) => leftovers.has(table));
  return [
    ...toCut.map(({ child }) => `alter table ${child} drop constraint ${linkName(child)}`),
    ...tablesPlaced('everywhere')
      .filter((table) => !tables.has(table))
      .map((table) => `select create_reference_table('${table}')`),
    ...toSpread.map(
      (table) =>
        `select create_distributed_table('${table}', '${PERSON_COLUMN}', colocate_with => '${table === first ? 'none' : String(first)}')`,
    ),
    ...toLink.map(
      ({ child, parent }) =>
        `alter table ${child} add constraint ${linkName(child)} foreign key (${PERSON_COLUMN}) references ${parent} (${PERSON_COLUMN}) on delete cascade`,
    ),
    // What was copied stays on the coordinator's disk, hidden, where no deletion of an account would reach it.
    ...toClear.map((table) => `select truncate_local_data_after_distributing_table('${table}')`),
  ];
}

/** The name that PostgreSQL gave the foreign key when the migration made it. */
export function linkName(child: string): string {
  return `${child}_${PERSON_COLUMN}_fkey`;
}

/** Tables by person that point to another one. */
export function childrenByPerson(): { child: string; parent: string }[] {
  return Object.entries(PLACEMENTS).flatMap(([child, placement]) =>
    placement.where === 'by-person' && placement.parent !== undefined
      ? [{ child, parent: placement.parent }]
      : [],
  );
}

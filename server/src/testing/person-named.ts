import type {
  AliasNode,
  BinaryOperationNode,
  ColumnNode,
  DeleteQueryNode,
  InsertQueryNode,
  JoinNode,
  OperationNode,
  OperatorNode,
  RawNode,
  ReferenceNode,
  SelectQueryNode,
  TableNode,
  UpdateQueryNode,
} from 'kysely';
import { PERSON_COLUMN, tablesPlaced } from '../db/placement/placements';

const BY_PERSON: ReadonlySet<string> = new Set(tablesPlaced('by-person'));
const IN_WORDS = new RegExp(`\\b(?:from|join|into|update|using)\\s+"?(${[...BY_PERSON].join('|')})\\b`, 'gi');

/**
 * Tables by person that a statement touches without naming the person: under Citus it would go to every worker,
 * or be refused. A person is named by `user_id = …` or `user_id in (…)` that must hold for each row, by a join along
 * `user_id` with a table that is bound so, and by a value in each row that is added.
 *
 * @returns their names, and why where the column itself is at fault; none when all is well
 */
export function tablesWithoutPerson(statement: OperationNode): string[] {
  const found: string[] = [];
  visit(statement, found);
  return [...new Set(found)].sort();
}

/** Looks into every part of a statement, because any may hold a query of its own. */
function visit(value: unknown, found: string[]): void {
  if (Array.isArray(value)) {
    for (const one of value) visit(one, found);
    return;
  }
  if (!isNode(value)) return;
  found.push(...judge(value));
  for (const part of Object.values(value)) if (typeof part === 'object') visit(part, found);
}

function isNode(value: unknown): value is OperationNode {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

function judge(node: OperationNode): string[] {
  switch (node.kind) {
    case 'SelectQueryNode': {
      const { from, joins, where } = node as SelectQueryNode;
      return unbound([...(from?.froms ?? [])], joins, where?.where);
    }
    case 'DeleteQueryNode': {
      const { from, using, joins, where } = node as DeleteQueryNode;
      return unbound([...from.froms, ...(using?.tables ?? [])], joins, where?.where);
    }
    case 'UpdateQueryNode': {
      const { table, from, joins, where, updates = [] } = node as UpdateQueryNode;
      const [target] = namesOf(table);
      const moved = updates.some(({ column }) => columnOf(column) === PERSON_COLUMN);
      return [
        ...(target !== undefined && moved ? [`${target.table} (${PERSON_COLUMN} is changed)`] : []),
        ...unbound([...(table ? [table] : []), ...(from?.froms ?? [])], joins, where?.where),
      ];
    }
    case 'InsertQueryNode':
      return judgeInsert(node as InsertQueryNode);
    case 'RawNode': {
      const words = (node as RawNode).sqlFragments.join(' ? ');
      return words.includes(PERSON_COLUMN)
        ? []
        : [...words.matchAll(IN_WORDS)].map(([, table = '']) => table);
    }
    default:
      return [];
  }
}

function judgeInsert({ into, columns = [], onConflict }: InsertQueryNode): string[] {
  const [target] = namesOf(into);
  if (target === undefined) return [];
  const { table } = target;
  const has = (list: readonly ColumnNode[]) => list.some((one) => columnOf(one) === PERSON_COLUMN);
  if (!has(columns)) return [table];
  if (onConflict !== undefined && !has(onConflict.columns ?? [])) return [`${table} (on conflict)`];
  const moved = (onConflict?.updates ?? []).some(({ column }) => columnOf(column) === PERSON_COLUMN);
  return moved ? [`${table} (${PERSON_COLUMN} is changed)`] : [];
}

type Name = { readonly table: string; readonly alias: string };

function unbound(
  tables: readonly OperationNode[],
  joins: readonly JoinNode[] = [],
  where: OperationNode | undefined,
): string[] {
  const all = [...tables, ...joins.map(({ table }) => table)];
  const names = all.flatMap(namesOf);
  if (names.length === 0) return [];
  const conditions = [where, ...joins.map(({ on }) => on?.on)].flatMap(alwaysTrue);
  const bound = new Set<string>();
  // A column without a table is of the only table there is.
  const aliasOf = ({ table }: ReferenceNode) =>
    table?.table.identifier.name ?? (all.length === 1 ? names[0]?.alias : undefined);
  for (;;) {
    const before = bound.size;
    for (const { leftOperand, operator, rightOperand } of conditions) {
      const sides = [leftOperand, rightOperand].filter(isPerson).map(aliasOf);
      const { operator: sign } = operator as OperatorNode;
      if (sign !== '=' && sign !== 'in') continue;
      const along = isReference(leftOperand) && isReference(rightOperand);
      if (along ? sides.some((alias) => bound.has(alias ?? '')) : isValue(rightOperand))
        for (const alias of sides) if (alias !== undefined) bound.add(alias);
    }
    if (bound.size === before) break;
  }
  return names.filter(({ alias }) => !bound.has(alias)).map(({ table }) => table);
}

/** The comparisons that hold for every row that a condition lets through. */
function alwaysTrue(condition: OperationNode | undefined): BinaryOperationNode[] {
  switch (condition?.kind) {
    case 'AndNode': {
      const { left, right } = condition as OperationNode & Record<'left' | 'right', OperationNode>;
      return [...alwaysTrue(left), ...alwaysTrue(right)];
    }
    case 'ParensNode':
      return alwaysTrue((condition as OperationNode & { node: OperationNode }).node);
    case 'BinaryOperationNode':
      return [condition as BinaryOperationNode];
    default:
      return [];
  }
}

/** The table by person that this is, if it is one. */
function namesOf(node: OperationNode | undefined): Name[] {
  if (node?.kind === 'AliasNode') {
    const { node: inner, alias } = node as AliasNode;
    const name = (alias as OperationNode & { name?: string }).name;
    return namesOf(inner).map(({ table }) => ({ table, alias: name ?? table }));
  }
  if (node?.kind !== 'TableNode') return [];
  const { name } = (node as TableNode).table.identifier;
  return BY_PERSON.has(name) ? [{ table: name, alias: name }] : [];
}

function isReference(node: OperationNode): node is ReferenceNode {
  return node.kind === 'ReferenceNode';
}

function isPerson(node: OperationNode): node is ReferenceNode {
  return isReference(node) && node.column.kind === 'ColumnNode' && columnOf(node.column) === PERSON_COLUMN;
}

/** A value, or a list of them; a query would have to be asked of every worker first. */
function isValue({ kind }: OperationNode): boolean {
  return kind === 'ValueNode' || kind === 'PrimitiveValueListNode' || kind === 'ValueListNode';
}

function columnOf(node: OperationNode): string | undefined {
  return node.kind === 'ColumnNode' ? (node as ColumnNode).column.name : undefined;
}

/**
 * Everything private besides the pages of the diary. The kind lies inside the seal, so that a device's database does
 * not tell which kinds someone has.
 *
 * - `check-in`, `self-check`: one each time
 * - `plan-part`: a part of a safety plan
 * - `hope-item`: something in a hope box; `hope-chunk`: up to 64 kB of its picture or recording
 * - `pattern`, `mix`: a breathing pattern or a mix of sounds that someone made
 * - `recovery-kit`: when someone who shares their space last had the recovery kit in hand
 */
export const RECORD_KINDS = [
  'check-in',
  'self-check',
  'plan-part',
  'hope-item',
  'hope-chunk',
  'pattern',
  'mix',
  'recovery-kit',
] as const;

export type RecordKind = (typeof RECORD_KINDS)[number];

export type PrivateRecord<Value = unknown> = {
  /** Random; stands readable beside the sealed record. */
  readonly id: string;
  readonly kind: RecordKind;
  /** Grows with every change; by it two tabs notice each other. */
  readonly revision: number;
  /** Whatever JSON can hold. */
  readonly value: Value;
  /** Something outside the vault put an earlier version of it back. */
  readonly outdated?: true;
};

/** What is sealed of a record. */
export type RecordContent = { readonly kind: RecordKind; readonly value: unknown };

const ID = /^[\w-]{1,64}$/;

/** Whether a record may lie under this id, here and on other devices. */
export function isRecordId(id: string): boolean {
  return ID.test(id);
}

/** Large ones are opened one by one when they are needed, all others with the vault. */
export function isLarge(kind: RecordKind): boolean {
  return kind === 'hope-chunk';
}

/** Whether an unsealed value is a record of a kind that this version knows. */
export function isRecordContent(value: unknown): value is RecordContent {
  if (typeof value !== 'object' || value === null) return false;
  const { kind } = value as Record<string, unknown>;
  return 'value' in value && RECORD_KINDS.some((known) => known === kind);
}

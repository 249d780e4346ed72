import { email as emailSchema } from '@stillgrove/contract/email';
import type { InvitedFrom } from '@stillgrove/contract/operators';
import { normalizeEmail } from '@stillgrove/domain/accounts/account';
import { INVITATION_HOURS } from '@stillgrove/domain/operators/invitation';
import { type Db, inTransaction, type Tx } from '../../db/transaction';
import { noteAction } from '../../platform/audit/audit';
import { type Deleted, idOfOperator } from '../../platform/deletions/deletion';
import { writeInvitation } from './invitations';
import { listInvitations, listOperators, removeInvitationsBy, removeOperator } from './store';

/** What may be asked at the command line of the server. */
export type OperatorCommand =
  | { readonly do: 'invite' | 'remove'; readonly email: string }
  | { readonly do: 'list' };

/** What to print, and whether what was asked came about. */
type CommandResult = { readonly done: boolean; readonly lines: readonly string[] };

type Place = {
  readonly nowMs: number;
  readonly publicUrl: string;
  /** Remembers what a restored backup must not bring back. */
  noteDeleted(tx: Tx, deleted: readonly Deleted[]): Promise<void>;
};

/** @returns null when the words ask for nothing that there is */
export function readOperatorCommand([verb, ...rest]: readonly string[]): OperatorCommand | null {
  if (verb === 'list') return rest.length === 0 ? { do: 'list' } : null;
  if ((verb !== 'invite' && verb !== 'remove') || rest.length !== 1) return null;
  const { success, data } = emailSchema.safeParse(rest[0]);
  return success ? { do: verb, email: data } : null;
}

/** Works on the database alone, whether the server runs or not. */
export async function operatorCommand(
  db: Db,
  command: OperatorCommand,
  place: Place,
): Promise<CommandResult> {
  const { nowMs } = place;
  if (command.do === 'list') return { done: true, lines: await listLines(db, nowMs) };
  const { email } = command;
  return command.do === 'invite' ? invite(db, email, place) : remove(db, email, place);
}

async function invite(db: Db, email: string, place: Place): Promise<CommandResult> {
  return inTransaction(db, async (tx) => {
    const emailKey = normalizeEmail(email);
    if ((await listOperators(tx)).some((operator) => operator.emailKey === emailKey))
      return { done: false, lines: [`${email} is already an operator.`] };
    const { link } = await writeInvitation(tx, { email, from: 'command-line', invitedBy: null }, place);
    return {
      done: true,
      lines: [
        link,
        `The link works once, for ${String(INVITATION_HOURS)} hours. To accept it, a person needs an account with the confirmed address ${email} and two-step sign-in.`,
      ],
    };
  });
}

/** The last one, too: this is the way back when no one can sign in anymore. */
async function remove(db: Db, email: string, { nowMs, noteDeleted }: Place): Promise<CommandResult> {
  return inTransaction(db, async (tx) => {
    const emailKey = normalizeEmail(email);
    const operator = (await listOperators(tx)).find((one) => one.emailKey === emailKey);
    if (operator === undefined) return { done: false, lines: [`${email} is not an operator.`] };
    await removeOperator(tx, operator.id);
    await removeInvitationsBy(tx, operator.id);
    await noteDeleted(tx, [{ kind: 'operator', id: idOfOperator(operator.id, operator.since) }]);
    const action = { action: 'operator-removed-from-server', subject: operator.id } as const;
    await noteAction(tx, { userId: null }, action, nowMs);
    return { done: true, lines: [`${email} is no longer an operator. The account stays.`] };
  });
}

const FROM: Record<InvitedFrom, string> = {
  operator: 'by a former operator',
  'command-line': 'from the command line',
  settings: 'by OPERATOR_EMAILS',
};

async function listLines(db: Db, nowMs: number): Promise<string[]> {
  const [operators, invitations] = [await listOperators(db), await listInvitations(db, nowMs)];
  const by = ({ invitedFrom, invitedBy }: { invitedFrom: InvitedFrom; invitedBy: string | null }) =>
    invitedBy === null ? FROM[invitedFrom] : `by ${invitedBy}`;
  const time = (ms: number) => new Date(ms).toISOString();
  return [
    ...operators.map((one) => `${one.email}: operator since ${time(one.since)}, invited ${by(one)}`),
    ...invitations.map((one) => `${one.email}: invited ${by(one)} until ${time(one.expiresAt)}`),
    ...(operators.length + invitations.length === 0
      ? ['There are no operators and no open invitations.']
      : []),
  ];
}

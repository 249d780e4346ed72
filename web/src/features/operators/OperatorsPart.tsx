import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { OpenInvitation, Operator } from '@stillgrove/contract/operators';
import { useRef, useState, type ReactElement } from 'react';
import { dayWords, momentWords } from '../../platform/language/moment-words';
import { refresh } from '../../platform/query/query-client';
import { useMutation } from '../../platform/query/use-mutation';
import { showToast } from '../../platform/toasts/toast-store';
import { Button } from '../../ui/controls/Button';
import { Confirm } from '../../ui/controls/Confirm';
import { Field } from '../../ui/controls/Field';
import { Form } from '../../ui/forms/Form';
import { useFocusBack } from '../../ui/forms/use-focus-back';
import { SureQuestion } from '../../ui/re-authentication/SureQuestion';
import { RecordCard, Records } from '../../ui/records/Records';
import { Loaded } from '../../ui/states/Loaded';
import { Empty, Failure } from '../../ui/states/states';
import { cancelInvitation, inviteOperator, operatorsQuery, removeOperator } from './api';
import styles from './OperatorsPart.module.css';

const schema = async () => (await import('@stillgrove/contract/operators')).inviteOperatorRequest;

/** Who runs the site, and inviting others. */
export function OperatorsPart(): ReactElement {
  const afterOperators = useRef<HTMLHeadingElement>(null);
  const changed = (message: string) => {
    showToast(message);
    // What was pressed is about to go.
    afterOperators.current?.focus();
    refresh(operatorsQuery.queryKey);
  };
  return (
    <Loaded query={operatorsQuery}>
      {({ operators, invitations }) => (
        <>
          <Records label={t`Operators`}>
            {operators.map((operator) => (
              <OperatorCard
                key={operator.id}
                operator={operator}
                isLast={operators.length === 1}
                onChanged={changed}
              />
            ))}
          </Records>
          <section className={styles.section} aria-labelledby="invitations-title">
            <h2 ref={afterOperators} id="invitations-title" tabIndex={-1}>
              {t`Open invitations`}
            </h2>
            {invitations.length === 0 ? (
              <Empty>{t`There are no open invitations.`}</Empty>
            ) : (
              <Records label={t`Open invitations`}>
                {invitations.map((invitation) => (
                  <InvitationCard key={invitation.id} invitation={invitation} onChanged={changed} />
                ))}
              </Records>
            )}
          </section>
          <section className={styles.section} aria-labelledby="invite-title">
            <h2 id="invite-title">{t`Invite an operator`}</h2>
            <p className={styles.lead}>
              <Trans>
                We email a link that works once, for 24 hours. The person needs an account with that address,
                and two-step sign-in.
              </Trans>
            </p>
            <Form
              schema={schema}
              send={async ({ email }) => {
                const { message } = await inviteOperator({ email });
                refresh(operatorsQuery.queryKey);
                return message;
              }}
              button={t`Send invitation`}
              busyWord={t`Sending…`}
            >
              {(errors) => (
                <Field label={t`Email address`} name="email" type="email" required error={errors.email} />
              )}
            </Form>
          </section>
        </>
      )}
    </Loaded>
  );
}

type OperatorProps = { operator: Operator; isLast: boolean; onChanged: (message: string) => void };

/** One operator, and a way to remove them. */
function OperatorCard({ operator, isLast, onChanged }: OperatorProps): ReactElement {
  const [asking, setAsking] = useState(false);
  const remove = useFocusBack<HTMLSpanElement>(asking);
  const { id, name, email, since, isYou } = operator;
  return (
    <RecordCard
      title={isYou ? t`${name} (you)` : name}
      about={t`${email}. Operator since ${dayWords(since)}. ${invitedWords(operator)}.`}
      actions={
        asking || isLast ? undefined : (
          <span ref={remove}>
            <Button kind="quiet" onClick={() => setAsking(true)} aria-label={t`Remove: ${name}`}>
              {t`Remove`}
            </Button>
          </span>
        )
      }
    >
      {asking && (
        <SureQuestion
          question={
            isYou
              ? t`Stop being an operator? Your account stays. Invitations that you sent stop working.`
              : t`Remove ${name} as an operator? Their account stays. Invitations that they sent stop working.`
          }
          send={async () => onChanged((await removeOperator(id)).message)}
          button={t`Yes, remove`}
          busyWord={t`Removing…`}
          keep={t`Cancel`}
          onKeep={() => setAsking(false)}
        />
      )}
    </RecordCard>
  );
}

type InvitationProps = { invitation: OpenInvitation; onChanged: (message: string) => void };

/** An invitation that no one has accepted yet. */
function InvitationCard({ invitation, onChanged }: InvitationProps): ReactElement {
  const { id, email, expiresAt } = invitation;
  const { failure, run } = useMutation(cancelInvitation, { onDone: ({ message }) => onChanged(message) });
  return (
    <RecordCard
      title={email}
      level={3}
      about={t`${invitedWords(invitation)}. Works until ${momentWords(expiresAt)}.`}
      actions={
        <Confirm
          ask={t`Cancel`}
          of={email}
          question={t`Cancel the invitation to ${email}? Its link stops working.`}
          confirm={t`Yes, cancel it`}
          keep={t`Keep it`}
          onConfirm={() => run(id)}
        />
      }
    >
      <Failure>{failure?.message}</Failure>
    </RecordCard>
  );
}

/** Who invited someone, as a sentence without its period. */
function invitedWords({ invitedFrom, invitedBy }: Pick<OpenInvitation, 'invitedFrom' | 'invitedBy'>): string {
  if (invitedBy !== null) return t`Invited by ${invitedBy}`;
  if (invitedFrom === 'operator') return t`Invited by a former operator`;
  return invitedFrom === 'settings' ? t`Invited by the server’s settings` : t`Invited from the server`;
}

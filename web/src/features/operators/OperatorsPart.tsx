import type { OperatorsAnswer, OperatorsDoneAnswer } from '@stillgrove/contract/operators';
import { useRef, type ReactElement } from 'react';
import { request } from '../../platform/http/request';
import { useAnswer } from '../../platform/http/use-answer';
import { showToast } from '../../platform/toasts/toast-store';
import { Field } from '../../ui/controls/Field';
import { Form } from '../../ui/forms/Form';
import { Loaded } from '../../ui/records/Loaded';
import { NoRecords, Records } from '../../ui/records/Records';
import { InvitationCard } from './InvitationCard';
import { OperatorCard } from './OperatorCard';
import { OPERATORS_PATH } from './operators-path';
import styles from './OperatorsPart.module.css';

const schema = async () => (await import('@stillgrove/contract/operators')).inviteOperatorRequest;

/** Who runs the site, and inviting others. */
export function OperatorsPart(): ReactElement {
  const asked = useAnswer<OperatorsAnswer>(OPERATORS_PATH);
  const afterOperators = useRef<HTMLHeadingElement>(null);
  const changed = (message: string) => {
    showToast(message);
    // What was pressed is about to go.
    afterOperators.current?.focus();
    asked.reload();
  };
  return (
    <Loaded asked={asked}>
      {({ operators, invitations }) => (
        <>
          <Records label="Operators">
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
              Open invitations
            </h2>
            {invitations.length === 0 ? (
              <NoRecords>There are no open invitations.</NoRecords>
            ) : (
              <Records label="Open invitations">
                {invitations.map((invitation) => (
                  <InvitationCard key={invitation.id} invitation={invitation} onChanged={changed} />
                ))}
              </Records>
            )}
          </section>
          <section className={styles.section} aria-labelledby="invite-title">
            <h2 id="invite-title">Invite an operator</h2>
            <p className={styles.lead}>
              We email a link that works once, for 24 hours. The person needs an account with that address,
              and two-step sign-in.
            </p>
            <Form
              schema={schema}
              send={async (body) => {
                const { message } = await request<OperatorsDoneAnswer>(
                  'POST',
                  `${OPERATORS_PATH}/invitations`,
                  {
                    body,
                  },
                );
                asked.reload();
                return message;
              }}
              button="Send invitation"
              busyWord="Sending…"
            >
              {(errors) => (
                <Field label="Email address" name="email" type="email" required error={errors.email} />
              )}
            </Form>
          </section>
        </>
      )}
    </Loaded>
  );
}

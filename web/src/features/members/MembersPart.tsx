import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Member } from '@stillgrove/contract/operator-members';
import { useRef, useState, type ReactElement } from 'react';
import { showToast } from '../../platform/toasts/toast-store';
import { Field } from '../../ui/controls/Field';
import { Form } from '../../ui/forms/Form';
import { Records } from '../../ui/records/Records';
import { Empty } from '../../ui/states/states';
import { findMember } from './api';
import { MemberCard } from './MemberCard';

const schema = async () => (await import('@stillgrove/contract/operator-members')).findMemberRequest;

/** One account at a time, by its exact address: no one browses the people who have accounts. */
export function MembersPart(): ReactElement {
  const [found, setFound] = useState<Member | 'nobody' | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const member = found === 'nobody' ? null : found;
  return (
    <>
      <div ref={form}>
        <Form
          schema={schema}
          keeps
          send={async (body) => setFound((await findMember(body)).member ?? 'nobody')}
          button={t`Find account`}
          busyWord={t`Searching…`}
        >
          {(errors) => (
            <Field
              label={t`Email address`}
              help={t`Enter the full address.`}
              name="email"
              type="email"
              required
              error={errors.email}
            />
          )}
        </Form>
      </div>
      <div role="status">
        {found === 'nobody' && <Empty>{t`No account has this address.`}</Empty>}
        {member !== null && (
          <p className="visually-hidden">
            <Trans>We found the account of {member.name}.</Trans>
          </p>
        )}
      </div>
      {member !== null && (
        <Records label={t`Account`}>
          <MemberCard
            key={member.id}
            member={member}
            onEnded={(message) => {
              setFound({ ...member, sessions: 0 });
              showToast(message);
            }}
            onClosed={(message) => {
              setFound(null);
              showToast(message);
              form.current?.querySelector('input')?.focus();
            }}
          />
        </Records>
      )}
    </>
  );
}

import type { FindMemberAnswer, Member } from '@stillgrove/contract/operator-members';
import { useRef, useState, type ReactElement } from 'react';
import { request } from '../../platform/http/request';
import { showToast } from '../../platform/toasts/toast-store';
import { Field } from '../../ui/controls/Field';
import { Form } from '../../ui/forms/Form';
import { NoRecords, Records } from '../../ui/records/Records';
import { MemberCard } from './MemberCard';
import { MEMBERS_PATH } from './members-path';

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
          send={async (body) => {
            const answer = await request<FindMemberAnswer>('POST', `${MEMBERS_PATH}/find`, { body });
            setFound(answer.member ?? 'nobody');
            return '';
          }}
          button="Find account"
          busyWord="Searching…"
        >
          {(errors) => (
            <Field
              label="Email address"
              help="Enter the full address."
              name="email"
              type="email"
              required
              error={errors.email}
            />
          )}
        </Form>
      </div>
      <div role="status">
        {found === 'nobody' && <NoRecords>No account has this address.</NoRecords>}
        {member !== null && <p className="visually-hidden">We found the account of {member.name}.</p>}
      </div>
      {member !== null && (
        <Records label="Account">
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

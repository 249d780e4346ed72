import type { FindMemberAnswer, Member } from '@stillgrove/contract/operator-members';
import { useState, type ReactElement } from 'react';
import { request } from '../../platform/http/request';
import { Field } from '../../ui/controls/Field';
import { Form } from '../../ui/forms/Form';
import { Records } from '../../ui/records/Records';
import { MemberCard } from './MemberCard';
import { MEMBERS_PATH } from './members-path';
import styles from './MembersPart.module.css';

const schema = async () => (await import('@stillgrove/contract/operator-members')).findMemberRequest;

/** One account at a time, by its exact address: nobody looks through the people who have accounts. */
export function MembersPart(): ReactElement {
  const [member, setMember] = useState<Member | null>(null);
  const [said, setSaid] = useState('');
  return (
    <>
      <Form
        schema={schema}
        keeps
        send={async (body) => {
          setSaid('');
          const found = await request<FindMemberAnswer>('POST', `${MEMBERS_PATH}/find`, { body });
          setMember(found.member);
          return found.member === null ? 'No account has this address.' : 'Found.';
        }}
        button="Find the account"
        busyWord="Looking…"
      >
        {(errors) => (
          <Field
            label="Email address"
            help="The whole address, as the member has it."
            name="email"
            type="email"
            required
            error={errors.email}
          />
        )}
      </Form>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {member !== null && (
        <Records label="The account">
          <MemberCard
            key={member.id}
            member={member}
            onEnded={(message) => {
              setMember({ ...member, sessions: 0 });
              setSaid(message);
            }}
            onClosed={(message) => {
              setMember(null);
              setSaid(message);
            }}
          />
        </Records>
      )}
    </>
  );
}

import type { ReactElement } from 'react';
import { ButtonLink } from '../../../ui/controls/Button';
import { NoRecords } from '../../../ui/records/Records';
import { LIST } from './rooms';

/** For the address of a profile that was removed. */
export function Gone(): ReactElement {
  return (
    <>
      <NoRecords>This profile was removed.</NoRecords>
      <div>
        <ButtonLink href={LIST}>All therapists</ButtonLink>
      </div>
    </>
  );
}

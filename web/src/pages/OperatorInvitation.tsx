import type { ReactElement } from 'react';
import drawing from '../drawings/welcome.svg?url&no-inline';
import { Invitation } from '../features/operators/Invitation';
import { DoorPage } from '../ui/layout/DoorPage';

export default function OperatorInvitationPage(): ReactElement {
  return (
    <DoorPage drawing={drawing}>
      <Invitation />
    </DoorPage>
  );
}

import type { ReactElement } from 'react';
import drawing from '../drawings/welcome.svg?url&no-inline';
import { ConfirmAddress } from '../features/email-address/ConfirmAddress';
import { DoorPage } from '../ui/layout/DoorPage';

export default function ConfirmAddressPage(): ReactElement {
  return (
    <DoorPage drawing={drawing}>
      <ConfirmAddress />
    </DoorPage>
  );
}

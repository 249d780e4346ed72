import type { ReactElement } from 'react';
import drawing from '../drawings/welcome.svg?url&no-inline';
import { ResetPassword } from '../features/passwords/ResetPassword';
import { DoorPage } from '../ui/layout/DoorPage';

export default function ResetPasswordPage(): ReactElement {
  return (
    <DoorPage drawing={drawing}>
      <ResetPassword />
    </DoorPage>
  );
}

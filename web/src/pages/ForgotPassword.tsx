import type { ReactElement } from 'react';
import drawing from '../drawings/welcome.svg?url&no-inline';
import { ForgotPassword } from '../features/passwords/ForgotPassword';
import { DoorPage } from '../ui/layout/DoorPage';

export default function ForgotPasswordPage(): ReactElement {
  return (
    <DoorPage drawing={drawing}>
      <ForgotPassword />
    </DoorPage>
  );
}

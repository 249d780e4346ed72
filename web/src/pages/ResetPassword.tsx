import type { ReactElement } from 'react';
import drawing from '../drawings/welcome.svg?url&no-inline';
import { ResetPassword } from '../features/passwords/ResetPassword';
import { AuthLayout } from '../ui/layout/AuthLayout';

export default function ResetPasswordPage(): ReactElement {
  return (
    <AuthLayout drawing={drawing}>
      <ResetPassword />
    </AuthLayout>
  );
}

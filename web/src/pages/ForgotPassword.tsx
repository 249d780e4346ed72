import type { ReactElement } from 'react';
import drawing from '../drawings/welcome.svg?url&no-inline';
import { ForgotPassword } from '../features/passwords/ForgotPassword';
import { AuthLayout } from '../ui/layout/AuthLayout';

export default function ForgotPasswordPage(): ReactElement {
  return (
    <AuthLayout drawing={drawing}>
      <ForgotPassword />
    </AuthLayout>
  );
}

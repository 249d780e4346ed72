import { lazy, Suspense, type ReactElement } from 'react';
import drawing from '../drawings/welcome.svg?url&no-inline';
import { useAddressToken } from '../platform/address/address-token';
import { retry } from '../platform/http/retry';
import { AuthLayout } from '../ui/layout/AuthLayout';
import { QuietPlaceholder } from '../ui/layout/QuietPlaceholder';

/** What asks the server comes after the page: only a link of an email leads here. */
const ConfirmAddress = lazy(() => retry(() => import('../features/email-address/ConfirmAddress')));

export default function ConfirmAddressPage(): ReactElement {
  // Null on the server, which therefore renders nothing of what comes later.
  const token = useAddressToken();
  return (
    <AuthLayout drawing={drawing}>
      {token === null ? (
        <QuietPlaceholder />
      ) : (
        <Suspense fallback={<QuietPlaceholder />}>
          <ConfirmAddress token={token} />
        </Suspense>
      )}
    </AuthLayout>
  );
}

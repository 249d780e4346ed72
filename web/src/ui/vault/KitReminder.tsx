import { lazy, Suspense, type ReactElement } from 'react';
import { retry } from '../../platform/http/retry';
import { useVault } from '../../platform/vault/vault-store';

const KitQuestion = lazy(() => retry(() => import('./KitQuestion')));

/** Once a year, on a page of the open private space: does the person still have the recovery kit? */
export function KitReminder(): ReactElement | null {
  const isOpen = useVault(({ status }) => status === 'open');
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <KitQuestion />
    </Suspense>
  );
}

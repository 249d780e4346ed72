import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { retry } from '../../platform/http/retry';
import { session } from '../../platform/session/session';
import { useIsGuest } from '../../platform/session/guest';

const LeaveAsGuest = lazy(() => retry(() => import('./LeaveAsGuest')));

/**
 * What a Logout button does. A member is signed out at once. A guest is asked first, since what only this device knows
 * may be gone for good. The caller renders `question`.
 *
 * @param confirmed what to say once the server has confirmed; its own sentence unless given
 */
export function useLogout(confirmed?: string): { logout: () => void; question: ReactElement | null } {
  const isGuest = useIsGuest();
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState(false);
  const logout = () => {
    if (isGuest) {
      setAsking(true);
      return;
    }
    void session.signOut(confirmed);
    navigate('/');
  };
  const question = asking && isGuest && (
    <Suspense>
      <LeaveAsGuest onClose={() => setAsking(false)} />
    </Suspense>
  );
  return { logout, question: question || null };
}

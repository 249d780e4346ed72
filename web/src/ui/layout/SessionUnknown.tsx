import { useEffect, useState, type ReactElement } from 'react';
import { useAppStore } from '../../platform/session/app-store';
import { session } from '../../platform/session/session';
import { Button } from '../controls/Button';
import styles from './QuietPlaceholder.module.css';

/** How long to wait before saying that the server has not answered, in milliseconds. */
const PATIENCE_MS = 5_000;

/** Shown on a page that depends on who is signed in, until the server has answered. */
export function SessionUnknown({ meanwhile }: { meanwhile: ReactElement }): ReactElement {
  const failed = useAppStore((state) => state.sessionTrouble);
  const isLate = useLate();
  const [asking, setAsking] = useState(false);
  if (!failed && !isLate) return meanwhile;
  const retry = () => {
    setAsking(true);
    void session.retry().finally(() => setAsking(false));
  };
  return (
    <div className={styles.placeholder}>
      <p role="status">
        The server hasn’t answered yet, so we can’t tell whether you’re signed in. Check your connection.
        We’ll keep trying.
      </p>
      <div>
        <Button aria-busy={asking} aria-disabled={asking} onClick={retry}>
          {asking ? 'Trying…' : 'Try again'}
        </Button>
      </div>
    </div>
  );
}

function useLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return late;
}

import { EXIT_PRESSES } from '@stillgrove/domain/help/exit-presses';
import type { MouseEvent, ReactElement } from 'react';
import { exitPage, NEUTRAL_PAGE } from './exit-page';
import { HelpIcon } from './HelpIcon';
import styles from './QuickExit.module.css';
import { useExitKey } from './use-exit-key';

/** Puts another page in the place of this one, by a press or by the Shift key. Without scripts it is a link. */
export function QuickExit(): ReactElement {
  const { missing, said } = useExitKey();
  const exit = (event: MouseEvent) => {
    event.preventDefault();
    exitPage();
  };
  return (
    <>
      <a
        href={NEUTRAL_PAGE}
        rel="noreferrer"
        className={styles.exit}
        aria-describedby="help-leaving"
        onClick={exit}
      >
        <HelpIcon name="leave" />
        Exit this page
        {missing < EXIT_PRESSES && (
          <span className={styles.presses} aria-hidden>
            {Array.from({ length: EXIT_PRESSES }, (_, place) => (
              <span key={place} data-pressed={place < EXIT_PRESSES - missing} />
            ))}
          </span>
        )}
      </a>
      <p className="visually-hidden" role="status" aria-live="assertive">
        {said}
      </p>
    </>
  );
}

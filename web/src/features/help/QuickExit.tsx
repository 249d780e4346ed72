import { Trans } from '@lingui/react/macro';
import { EXIT_PRESSES } from '@stillgrove/domain/help/exit-presses';
import type { ReactElement, ReactNode } from 'react';
import { NEUTRAL_PAGE } from '../../platform/screen/exit-page';
import { HelpIcon } from './HelpIcon';
import styles from './QuickExit.module.css';
import { useExitKey } from './use-exit-key';

/** A link to another page. The inline script of every page lets it take the place of this one, covered at once. */
export function ExitLink(props: { 'aria-describedby'?: string; children?: ReactNode }): ReactElement {
  return (
    <a
      href={NEUTRAL_PAGE}
      rel="noreferrer"
      className={styles.exit}
      aria-describedby={props['aria-describedby']}
      data-exit=""
    >
      <HelpIcon name="leave" />
      <Trans>
        Exit this page
        {props.children}
      </Trans>
    </a>
  );
}

type QuickExitProps = {
  /** Whether the Shift key counts now. */
  listens?: boolean;
  inDialog?: boolean;
  /** The element that says what the exit does, where the page has one. */
  describedBy?: string;
};

/** Puts another page in the place of this one, by a press or by the Shift key. */
export function QuickExit({ listens = true, inDialog = false, describedBy }: QuickExitProps): ReactElement {
  const { missing, said } = useExitKey(listens, inDialog);
  return (
    <>
      <ExitLink {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}>
        {missing < EXIT_PRESSES && (
          <span className={styles.presses} aria-hidden>
            {Array.from({ length: EXIT_PRESSES }, (_, place) => (
              <span key={place} data-pressed={place < EXIT_PRESSES - missing} />
            ))}
          </span>
        )}
      </ExitLink>
      <p className="visually-hidden" role="status" aria-live="assertive">
        {said}
      </p>
    </>
  );
}

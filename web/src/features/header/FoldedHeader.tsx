import { t } from '@lingui/core/macro';
import { firstName } from '@stillgrove/domain/accounts/account';
import { greetingAt } from '@stillgrove/domain/browse/greeting';
import type { ReactElement } from 'react';
import { useHour } from '../../platform/clock/use-hour';
import { useHydrating } from '../../platform/screen/use-hydrating';
import { useAppStore } from '../../platform/session/app-store';
import { LineIcon } from '../../ui/drawing/Icon';
import { AccountActions } from './AccountActions';
import styles from './FoldedHeader.module.css';

const SOMEONE = 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20c1-3.5 4-5.5 7.5-5.5s6.5 2 7.5 5.5';
const PANEL = 'your-account';

/**
 * The header where a scene has no room for a bar, and the navigation bar has the same links: one greeting by the hour,
 * and the rest folded away behind a button.
 */
export function FoldedHeader(): ReactElement {
  // A guest has no name.
  const name = useAppStore(({ app }) => (app.user?.isGuest ? '' : firstName(app.user?.fullName ?? '')));
  const greeting = greetingAt(useHour());
  const hydrating = useHydrating();
  return (
    <div className={styles.header}>
      <h1 className={styles.greeting} data-unknown={hydrating ? '' : undefined}>
        {greeting}
        {name !== '' && (
          <>
            , <bdi>{name}</bdi>
          </>
        )}
      </h1>
      <button type="button" className={styles.toggle} popoverTarget={PANEL} aria-label={t`Your account`}>
        <LineIcon strokes={SOMEONE} />
      </button>
      <div id={PANEL} popover="auto" className={styles.panel}>
        <AccountActions />
      </div>
    </div>
  );
}

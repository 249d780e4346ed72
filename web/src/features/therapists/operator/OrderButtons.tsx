import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MouseEvent, ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/controls/Button';
import styles from './OrderButtons.module.css';

type Props = { name: string; first: boolean; last: boolean; onMove: (steps: 1 | -1) => void };

/** Up and down in the list. The one that was pressed keeps the focus wherever it moves. */
export function OrderButtons({ name, first, last, onMove }: Props): ReactElement {
  const press = (steps: 1 | -1) => (event: MouseEvent<HTMLButtonElement>) => {
    const { currentTarget } = event;
    flushSync(() => onMove(steps));
    currentTarget.focus();
  };
  return (
    <span role="group" aria-label={t`Place of ${name}`} className={styles.pair}>
      <Button kind="quiet" aria-disabled={first} onClick={press(-1)}>
        <Trans>
          Up<span className="visually-hidden">: {name}</span>
        </Trans>
      </Button>
      <Button kind="quiet" aria-disabled={last} onClick={press(1)}>
        <Trans>
          Down<span className="visually-hidden">: {name}</span>
        </Trans>
      </Button>
    </span>
  );
}

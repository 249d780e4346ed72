import { t } from '@lingui/core/macro';
import type { ReactElement, ReactNode } from 'react';
import { useFullScreen } from '../../platform/screen/full-screen';
import type { CountryLines } from '../../ui/country-lines/country-lines';
import { Button } from '../../ui/controls/Button';
import { askForVault } from '../../ui/vault/ask-for-vault';
import { PinnedLine } from './PinnedLine';
import styles from './UsePlan.module.css';

type Props = { lines: CountryLines | null; countryChoice: ReactElement | null; exit: ReactNode };

/** The plan is sealed: what opens it, with the lines of the country below, which need no passphrase. */
export function LockedPlan({ lines, countryChoice, exit }: Props): ReactElement {
  useFullScreen(true);
  return (
    <div className={styles.layer} data-ground="">
      <div className={styles.top}>
        <h1 className={styles.title}>{t`My plan`}</h1>
        {exit}
      </div>
      <section className={styles.card} aria-labelledby="plan-locked">
        <div className={styles.words}>
          <h2 id="plan-locked">{t`Your plan is locked`}</h2>
          <p>{t`It’s in your private space, and your passphrase opens it.`}</p>
          <Button kind="main" onClick={() => void askForVault()}>
            {t`Open my plan`}
          </Button>
          <p>{t`You don’t need your plan to get help: the numbers are below.`}</p>
          <p className="aside">
            {t`When it is open, you can choose to open it without your passphrase on this device.`}
          </p>
        </div>
      </section>
      <div className={styles.bottom}>
        <PinnedLine lines={lines} countryChoice={countryChoice} />
      </div>
    </div>
  );
}

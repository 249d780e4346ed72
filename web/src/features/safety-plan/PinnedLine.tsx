import { t } from '@lingui/core/macro';
import { callLink, GSM_EMERGENCY_NUMBER } from '@stillgrove/domain/help/number';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { CountryLines } from '../../ui/country-lines/country-lines';
import styles from './PinnedLine.module.css';

type Props = {
  lines: CountryLines | null;
  /** Where no country is known, the choice of one: its numbers then stand here. */
  countryChoice: ReactElement | null;
};

/** The crisis line of the country, by a call and by a text, and the emergency number: below every card. */
export function PinnedLine({ lines, countryChoice }: Props): ReactElement {
  const [emergency] = lines?.emergency ?? [];
  const [line] = lines?.support ?? [];
  const text = lines?.support.find(({ way }) => way === 'text');
  const ways = [line, text, emergency].filter((one) => one !== undefined);
  const different = ways.filter((one, place) => ways.indexOf(one) === place);
  return (
    <section className={styles.pinned} aria-label={t`Help now`}>
      <p className={styles.name}>
        <Link className={styles.more} href="/help">
          {t`More help`}
        </Link>
        {line === undefined ? (
          <b>{t`Talk to a person`}</b>
        ) : (
          <>
            <b>{line.name}</b>{' '}
            <span>{[line.about, lines?.country].filter((part) => part !== '').join(' · ')}</span>
          </>
        )}
      </p>
      {countryChoice}
      {(different.length > 0 || countryChoice !== null) && (
        <div className={styles.ways}>
          {countryChoice !== null && (
            <a className={styles.way} href={callLink(GSM_EMERGENCY_NUMBER)}>
              {t`Call ${GSM_EMERGENCY_NUMBER} (most countries)`}
            </a>
          )}
          {different.map(({ key, href, action }) => (
            <a key={key} className={styles.way} href={href}>
              {action}
            </a>
          ))}
        </div>
      )}
    </section>
  );
}

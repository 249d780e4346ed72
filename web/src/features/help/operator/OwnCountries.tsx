import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { OperatorHelplinesAnswer } from '@stillgrove/contract/operator-helplines';
import { supportLines } from '@stillgrove/domain/help/services';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Button } from '../../../ui/controls/Button';
import { lineWords, unverified } from './correction-form';
import styles from './HelplinesPart.module.css';

type Props = Pick<OperatorHelplinesAnswer, 'countries' | 'served'> & {
  chosen: string;
  onChoose: (country: string) => void;
};

/** What is still to be checked in the countries that the site serves. */
export function OwnCountries({ countries, served, chosen, onChoose }: Props): ReactElement {
  const own = countries.flatMap(({ help }) => (served.includes(help.country) ? [help] : []));
  return (
    <section className={styles.group} aria-labelledby="own-countries">
      <h2 id="own-countries" className={styles.title}>
        {t`Your countries`}
      </h2>
      {own.length === 0 ? (
        <p>
          <Trans>
            You haven’t said which countries you serve. Add them under{' '}
            <Link href="/operator/site">This site</Link>. You will then see here which of their numbers no one
            has checked.
          </Trans>
        </p>
      ) : (
        <ul className={styles.own}>
          {own.map((help) => (
            <li key={help.country} className={styles.ownCountry}>
              <div className={styles.ownHead}>
                <h3 className={styles.title}>{help.name}</h3>
                <Button aria-pressed={help.country === chosen} onClick={() => onChoose(help.country)}>
                  <Trans>Open {help.name}</Trans>
                </Button>
              </div>
              {unverified(help).length === 0 ? (
                help.lines.length > 0 && <p>{t`A person has checked all of these numbers.`}</p>
              ) : (
                <>
                  <p>
                    {t`No one has checked these numbers. Call them, or compare them with an official website.`}
                  </p>
                  <ul className={styles.plain}>
                    {unverified(help).map((line) => (
                      <li key={lineWords(line)}>{lineWords(line)}</li>
                    ))}
                  </ul>
                </>
              )}
              {supportLines(help.lines).length === 0 && (
                <p>{t`There is no crisis line for this country yet.`}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

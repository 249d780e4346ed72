import { Trans } from '@lingui/react/macro';
import { t } from '@lingui/core/macro';
import type { CountryHelp, Helpline } from '@stillgrove/contract/helplines';
import { crisisLine, emergencyLines } from '@stillgrove/domain/help/services';
import { useId, type ReactElement } from 'react';
import { chooseCountry, stayWithChosenCountry } from '../../platform/preferences/country';
import { pageLanguage } from '../../platform/language/page-language';
import { Button } from '../../ui/controls/Button';
import { CallButton } from './CallButton';
import { CrisisCall } from './CrisisCall';
import styles from './Emergency.module.css';
import { hoursWords, lineLink, servicesWords } from './line-words';
import { TwoWays } from './TwoWays';

type Props = { chosen: CountryHelp; other: CountryHelp };

/** Asks where someone is. */
export function CountryQuestion({ chosen, other }: Props): ReactElement {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.question}>
      <p id={id}>
        <Trans>
          You chose {chosen.name} before, but your device’s time zone fits {other.name}. Which country are you
          in?
        </Trans>
      </p>
      <div className={styles.answers}>
        <Button onClick={stayWithChosenCountry}>{chosen.name}</Button>
        <Button onClick={() => chooseCountry(other.country)}>{other.name}</Button>
      </div>
    </div>
  );
}

/** The numbers of both countries at once: no one has to answer before they can call. */
export function BothCountries({ chosen, other }: Props): ReactElement {
  return (
    <TwoWays
      danger={<Danger chosen={chosen} other={other} />}
      suicide={<Suicide chosen={chosen} other={other} />}
    />
  );
}

function Danger({ chosen, other }: Props): ReactElement {
  const [here] = emergencyLines(chosen.lines);
  const [there] = emergencyLines(other.lines);
  if (here !== undefined && there !== undefined && lineLink(here) === lineLink(there))
    return <CallButton line={here} labels={[t`In ${chosen.name} and in ${other.name}`]} />;
  return (
    <div className={styles.anywhere}>
      {here !== undefined && <CallButton line={here} labels={[whereWords(chosen.name, here)]} />}
      {there !== undefined && <CallButton line={there} labels={[whereWords(other.name, there)]} />}
    </div>
  );
}

function Suicide({ chosen, other }: Props): ReactElement {
  const known = [chosen, other].flatMap(({ country, name, lines }) => {
    const line = crisisLine(lines);
    return line === undefined ? [] : [{ country, name, line }];
  });
  if (known.length === 0) return <CrisisCall lines={[]} />;
  return (
    <div className={styles.anywhere}>
      {known.map(({ country, name, line }) => (
        <CallButton
          key={country}
          line={line}
          labels={[t`In ${name}`, line.serves ?? servicesWords(line.services), hoursWords(line)]}
          kind="suicide"
        />
      ))}
    </div>
  );
}

function whereWords(name: string, { services }: Helpline): string {
  if (services.includes('all')) return t`In ${name}`;
  return t`In ${name}: ${servicesWords(services).toLocaleLowerCase(pageLanguage())}`;
}

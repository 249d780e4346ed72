import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CountryHelp } from '@stillgrove/contract/helplines';
import { emergencyLines } from '@stillgrove/domain/help/services';
import { useId, type ReactElement } from 'react';
import { chooseCountry, stayWithChosenCountry } from '../../platform/preferences/country';
import { Button } from '../../ui/controls/Button';
import styles from './Emergency.module.css';
import { EmergencyButton } from './EmergencyCall';
import { lineLink, servicesWords } from './line-words';

type Props = { chosen: CountryHelp; other: CountryHelp };

/** Asks where someone is, with the numbers of both countries at once: no one has to answer before they can call. */
export function CountryQuestion({ chosen, other }: Props): ReactElement {
  const id = useId();
  return (
    <>
      <BothNumbers chosen={chosen} other={other} />
      <div role="group" aria-labelledby={id} className={styles.question}>
        <p id={id}>
          <Trans>
            You chose {chosen.name}. Your device’s clock says {other.name}. Which country are you in?
          </Trans>
        </p>
        <div className={styles.answers}>
          <Button onClick={stayWithChosenCountry}>{chosen.name}</Button>
          <Button onClick={() => chooseCountry(other.country)}>{other.name}</Button>
        </div>
      </div>
    </>
  );
}

function BothNumbers({ chosen, other }: Props): ReactElement[] {
  const [here] = emergencyLines(chosen.lines);
  const [there] = emergencyLines(other.lines);
  if (here !== undefined && there !== undefined && lineLink(here) === lineLink(there))
    return [<EmergencyButton key="both" line={here} label={t`In ${chosen.name} and in ${other.name}`} />];
  return [chosen, other].flatMap(({ country, name, lines }) => {
    const [line] = emergencyLines(lines);
    if (line === undefined) return [];
    const words = servicesWords(line.services);
    const label = line.services.includes('all') ? `In ${name}` : `In ${name}: ${words.toLowerCase()}`;
    return [<EmergencyButton key={country} line={line} label={label} />];
  });
}

import type { CountryHelp, Helpline } from '@stillgrove/contract/helplines';
import { callLink, numbersOf, textLink } from '@stillgrove/domain/help/numbers';
import { useState, type ReactElement } from 'react';
import { AsSent } from '../../ui/layout/AsSent';
import styles from './AllCountries.module.css';
import { checkedDate } from './checked-date';
import { usualCheck } from './usual-check';

type Props = { countries: readonly CountryHelp[] };

/** The numbers of every country; the way to them where there are no scripts. */
export function AllCountries({ countries }: Props): ReactElement {
  const [opened, setOpened] = useState(false);
  return (
    <details onToggle={() => setOpened(true)}>
      <summary className={styles.summary}>Numbers of all countries</summary>
      <AsSent part={<Countries countries={countries} />} wanted={opened} />
    </details>
  );
}

function Countries({ countries }: Props): ReactElement {
  const usual = usualCheck(countries);
  const letters = byInitial(countries);
  return (
    <div className={styles.content}>
      <p>
        Checked {checkedDate(usual)}, or at the date beside the name. Where no crisis line is known yet, the
        two places above lead to people who listen.
      </p>
      <nav aria-label="First letter of the country">
        <ul className={styles.letters}>
          {[...letters.keys()].map((letter) => (
            <li key={letter}>
              <a href={`#countries-${letter}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Country</th>
            <th scope="col">Emergency</th>
            <th scope="col">Crisis line</th>
          </tr>
        </thead>
        {[...letters].map(([letter, group]) => (
          <tbody key={letter} id={`countries-${letter}`}>
            {group.map((help) => (
              <tr key={help.country}>
                <th scope="row">
                  {help.name}
                  {help.checked !== usual && <small>{checkedDate(help.checked)}</small>}
                </th>
                <td>{help.emergency !== null && <Numbers line={help.emergency} />}</td>
                <td>
                  {help.crisis.length === 0 && <small>None known yet</small>}
                  {help.crisis.map((line, place) => (
                    <Numbers key={place} line={line} />
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Numbers({ line }: { line: Helpline }): ReactElement[] {
  return numbersOf(line).map(({ number, option }) =>
    line.text === true ? (
      <a key={number} href={textLink(number, line.body)}>
        {line.body === undefined ? `Text ${number}` : `Text ${line.body} to ${number}`}
      </a>
    ) : (
      <a key={number} href={callLink(number)}>
        {option === null ? number : `${number}, then ${option}`}
      </a>
    ),
  );
}

function byInitial(countries: readonly CountryHelp[]): Map<string, CountryHelp[]> {
  const groups = new Map<string, CountryHelp[]>();
  for (const help of countries) {
    const initial = initialOf(help.name);
    groups.set(initial, [...(groups.get(initial) ?? []), help]);
  }
  return groups;
}

/** `Å` stands with `A`. */
function initialOf(name: string): string {
  return name.normalize('NFD').charAt(0).toUpperCase();
}

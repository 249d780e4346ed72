import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CountryHelp, Helpline } from '@stillgrove/contract/helplines';
import { isUnconfirmed } from '@stillgrove/domain/help/number';
import { emergencyLines, supportLines } from '@stillgrove/domain/help/services';
import { useState, type ReactElement } from 'react';
import { StaticHtml } from '../../ui/layout/StaticHtml';
import styles from './AllCountries.module.css';
import { lineLink, originWords, servicesWords } from './line-words';

type Props = { countries: readonly CountryHelp[] };

/** The numbers of every country; the way to them where there are no scripts. */
export function AllCountries({ countries }: Props): ReactElement {
  const [opened, setOpened] = useState(false);
  return (
    <details onToggle={() => setOpened(true)}>
      <summary>{t`Numbers for all countries`}</summary>
      <StaticHtml part={<Countries countries={countries} />} wanted={opened} />
    </details>
  );
}

function Countries({ countries }: Props): ReactElement {
  const letters = byInitial(countries);
  return (
    <div className={styles.content}>
      <p>
        <Trans>
          No one has checked these numbers, except those marked as checked. Most come from Wikipedia’s lists,
          and others from public pages. A star (*) means that this project wrote the number down itself, or
          found no page that confirms it. Where no hours are given, we don’t know them.
        </Trans>
      </p>
      <nav aria-label={t`First letter of the country`}>
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
            <th scope="col">{t`Country`}</th>
            <th scope="col">{t`Emergency`}</th>
            <th scope="col">{t`Someone to talk to`}</th>
          </tr>
        </thead>
        {[...letters].map(([letter, group]) => (
          <tbody key={letter} id={`countries-${letter}`}>
            {group.map(({ country, name, lines }) => (
              <tr key={country}>
                <th scope="row">{name}</th>
                <td>
                  <Lines lines={emergencyLines(lines)} />
                </td>
                <td>
                  <Lines lines={supportLines(lines)} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Lines({ lines }: { lines: readonly Helpline[] }): ReactElement | ReactElement[] {
  if (lines.length === 0) return <small>{t`None known yet`}</small>;
  return lines.map((line, place) => (
    <p key={place} className={styles.line}>
      <a href={lineLink(line)}>{linkWords(line)}</a>
      {markOf(line)}
      <small>
        {line.name ?? servicesWords(line.services)}
        {line.serves !== undefined && <> ({line.serves})</>}
        {line.hours !== undefined && <>, {line.hours}</>}
        {line.verified !== null && <> ({originWords(line)})</>}
      </small>
    </p>
  ));
}

function linkWords({ number, way, body, option }: Helpline): string {
  if (way === 'text') return body === undefined ? t`Text ${number}` : t`Text ${body} to ${number}`;
  return option === undefined ? number : t`${number}, then ${option}`;
}

function markOf({ source, verified }: Helpline): string {
  return verified === null && isUnconfirmed(source) ? '*' : '';
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

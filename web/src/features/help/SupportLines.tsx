import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CountryHelp, Helpline } from '@stillgrove/contract/helplines';
import { supportLines } from '@stillgrove/domain/help/services';
import type { ReactElement } from 'react';
import { HelpIcon } from './HelpIcon';
import { hoursWords, lineLink, servesWords, servicesWords, wayWords } from './line-words';
import styles from './SupportLines.module.css';

/** The lines of a country where someone listens, in the order in which they should be tried. */
export function SupportLines({ help }: { help: CountryHelp }): ReactElement | null {
  const lines = supportLines(help.lines);
  if (lines.length === 0) return null;
  return (
    <>
      <p>
        <Trans>
          You can say: <q>I need help.</q>
        </Trans>
      </p>
      <ul className={styles.lines} aria-label={t`Lines in ${help.name}`}>
        {lines.map((line) => (
          <SupportLine key={`${line.way} ${line.number} ${line.option ?? ''}`} line={line} />
        ))}
      </ul>
    </>
  );
}

function SupportLine({ line }: { line: Helpline }): ReactElement {
  const { name, services, languages, option } = line;
  return (
    <li className={styles.line}>
      <a className={styles.call} href={lineLink(line)}>
        <HelpIcon name={line.way} />
        <span>{wayWords(line)}</span>
      </a>
      <p className={styles.about}>
        <span className={styles.name}>{name ?? servicesWords(services)}</span>
        {name !== undefined && <span>{servicesWords(services)}</span>}
        <span>{servesWords(line)}</span>
        <span>{hoursWords(line)}</span>
        {languages !== undefined && <span>{languages}</span>}
        {option !== undefined && (
          <span>
            <Trans>When asked, choose {option}.</Trans>
          </span>
        )}
      </p>
    </li>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CountryHelp, Helpline } from '@stillgrove/contract/helplines';
import { supportLines } from '@stillgrove/domain/help/services';
import type { ReactElement } from 'react';
import { HelpIcon } from './HelpIcon';
import { hoursWords, lineLink, optionWords, servesWords, servicesWords, wayWords } from './line-words';
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
  const { name, services, languages } = line;
  const about = [
    name === undefined ? undefined : servicesWords(services),
    servesWords(line),
    hoursWords(line),
    languages,
    optionWords(line),
  ].filter((words) => words !== undefined);
  return (
    <li className={styles.line}>
      <a className={styles.call} href={lineLink(line)}>
        <HelpIcon name={line.way} />
        <span>{wayWords(line)}</span>
      </a>
      <p className={styles.about}>
        <span className={styles.name}>{name ?? servicesWords(services)}</span>
        {about.map((words) => (
          <span key={words}>{words}</span>
        ))}
      </p>
    </li>
  );
}

import { t } from '@lingui/core/macro';
import type { CountryHelp } from '@stillgrove/contract/helplines';
import type { ReactElement } from 'react';
import { originWords, wayWords } from './line-words';
import styles from './NumberSources.module.css';

/** Where each number of a country comes from; told on request, far from the numbers themselves. */
export function NumberSources({ help: { name, lines } }: { help: CountryHelp }): ReactElement | null {
  if (lines.length === 0) return null;
  return (
    <details>
      <summary>{t`Where these numbers come from: ${name}`}</summary>
      <dl className={styles.sources}>
        {lines.map((line) => (
          <div key={`${line.way} ${line.number} ${line.option ?? ''}`}>
            <dt>{wayWords(line)}</dt>
            <dd>{originWords(line)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { pageLanguage } from '../../platform/language/page-language';
import styles from './WhatHelps.module.css';

type Props = {
  /** After minus before of each pair, from −4 to 4. */
  differences: readonly number[];
  /** Of the activity. */
  name: string;
};

const STEPS = [-4, -3, -2, -1, 0, 1, 2, 3, 4] as const;
/** Higher columns have several times in each dot. */
const MOST_DOTS = 10;
const CELL = 20;
/** Made up: most times lighter, some the same, a few heavier; a count for each of the steps. */
const EXAMPLE = [0, 0, 0, 2, 3, 4, 2, 1, 0] as const;

const NUMBER = new Intl.NumberFormat(pageLanguage(), { signDisplay: 'exceptZero' });

/** Every time as a dot, from heavier to lighter, and the same as a table. */
export function DifferenceDots({ differences, name }: Props): ReactElement {
  const counts = STEPS.map((step) => differences.filter((difference) => difference === step).length);
  return (
    <div className={styles.chart}>
      <Dots counts={counts} />
      <details>
        <summary className="text-summary">{t`Show as a table`}</summary>
        <table className={styles.table}>
          <caption className="visually-hidden">{t`Changes around ${name}`}</caption>
          <thead>
            <tr>
              <th scope="col">{t`Change`}</th>
              <th scope="col">{t`Times`}</th>
            </tr>
          </thead>
          <tbody>
            {STEPS.map((step, column) => (
              <tr key={step}>
                <th scope="row">{NUMBER.format(step)}</th>
                <td>{counts[column]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

/** How it will look, before there is anything to show. */
export function ExampleDots(): ReactElement {
  return (
    <figure className={styles.example}>
      <figcaption>
        <Trans>
          <strong>Example</strong> Each dot is one time. The closer it is to “Lighter,” the lighter someone
          felt afterwards.
        </Trans>
      </figcaption>
      <div className={styles.chart}>
        <Dots counts={EXAMPLE} />
      </div>
    </figure>
  );
}

/** @param props.counts how many times there are for each of `STEPS` */
function Dots({ counts }: { counts: readonly number[] }): ReactElement {
  const inEach = Math.ceil(Math.max(...counts) / MOST_DOTS);
  const columns = counts.map((count) => Math.ceil(count / inEach));
  const height = Math.max(...columns, 3) * CELL;
  return (
    <>
      <svg
        viewBox={`0 0 ${String(STEPS.length * CELL)} ${String(height + 4)}`}
        className={styles.dots}
        aria-hidden="true"
        focusable="false"
      >
        <line className={styles.ground} x2={STEPS.length * CELL} y1={height + 2} y2={height + 2} />
        <line className={styles.middle} x1={4.5 * CELL} x2={4.5 * CELL} y2={height + 2} />
        {columns.flatMap((dots, column) =>
          Array.from({ length: dots }, (_, row) => (
            <circle
              key={`${String(column)},${String(row)}`}
              className={styles.dot}
              cx={(column + 0.5) * CELL}
              cy={height - (row + 0.5) * CELL}
              r={7}
            />
          )),
        )}
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{t`Heavier`}</span>
        <span>{t`The same`}</span>
        <span>{t`Lighter`}</span>
      </p>
      {inEach > 1 && (
        <p className="aside">
          {plural(inEach, { one: 'Each dot is # time.', other: 'Each dot is up to # times.' })}
        </p>
      )}
    </>
  );
}

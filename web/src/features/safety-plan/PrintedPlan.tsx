import { t } from '@lingui/core/macro';
import { partsInOrder, type Plan } from '@stillgrove/domain/safety-plan/plan';
import { itemAsText } from '@stillgrove/domain/safety-plan/plan-text';
import { printSize } from '@stillgrove/domain/safety-plan/print-size';
import type { ReactElement } from 'react';
import { styleProperties } from '../../ui/controls/style-properties';
import { linesAsText, type CountryLines } from '../../ui/country-lines/country-lines';
import { PART_WORDS } from './part-words';
import styles from './PrintedPlan.module.css';

type Props = { plan: Plan; lines: CountryLines | null };

/** The plan as it is printed: on one page, or small enough to fold and carry. It is not on the screen. */
export function PrintedPlan({ plan, lines: ofCountry }: Props): ReactElement {
  const parts = partsInOrder(plan).map(({ part, items }) => ({
    part,
    texts: [...items.map(itemAsText), ...(part === 'professionals' ? linesAsText(ofCountry) : [])],
  }));
  const lines = parts.map(({ texts }) => texts).filter((texts) => texts.length > 0);
  return (
    <article
      ref={styleProperties({
        '--page-text': `${String(printSize(lines, 'page'))}pt`,
        '--card-text': `${String(printSize(lines, 'card'))}pt`,
      })}
      className={styles.paper}
    >
      <h1>{t`My plan`}</h1>
      <div className={styles.parts}>
        {parts.map(
          ({ part, texts }) =>
            texts.length > 0 && (
              <section key={part}>
                <h2>{PART_WORDS[part].title}</h2>
                <ul>
                  {texts.map((text) => (
                    <li key={text} dir="auto">
                      {text}
                    </li>
                  ))}
                </ul>
              </section>
            ),
        )}
      </div>
    </article>
  );
}

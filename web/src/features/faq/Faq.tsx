import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FAQ_CATEGORIES, type FaqPageData } from '@stillgrove/contract/faq';
import { soundsLikeCrisis } from '@stillgrove/domain/safeguarding/crisis-words';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import drawing from '../../drawings/not-found.svg?url&no-inline';
import { usePageData } from '../../platform/page-data/page-data';
import { Found } from '../../ui/filters/Found';
import { NothingFound } from '../../ui/filters/NothingFound';
import { Pills } from '../../ui/filters/Pills';
import { SearchBox } from '../../ui/filters/SearchBox';
import { PageHead } from '../../ui/layout/PageHead';
import styles from './Faq.module.css';
import {
  chooseCategory,
  foundQuestions,
  resetFilter,
  suggestedFilters,
  searchFor,
  useFaqFilter,
} from './faq-filter';
import { FaqList } from './FaqList';

/** The questions, and what narrows them. */
export function Faq(): ReactElement {
  const { items } = usePageData<FaqPageData>();
  const filter = useFaqFilter();
  const found = foundQuestions(items, filter);
  return (
    <>
      <PageHead
        title={t`Frequently Asked Questions`}
        lead={t`Short answers about accounts, privacy, appointments and support.`}
        drawing={{ src: drawing, width: 320, height: 240 }}
      >
        <SearchBox
          label={t`Search the questions`}
          placeholder={t`Search the questions`}
          value={filter.search}
          onChange={searchFor}
        />
      </PageHead>
      <section aria-label={t`Questions and answers`} className="page-part">
        <div className={styles.narrow}>
          <Pills
            label={t`Category`}
            inRow
            choices={FAQ_CATEGORIES}
            chosen={filter.category}
            onChoose={chooseCategory}
          />
          <Found words={plural(found.length, { one: '# question', other: '# questions' })} />
        </div>
        {soundsLikeCrisis(filter.search) && (
          <p className={styles.danger}>
            <Trans>
              Are you in danger, or thinking about hurting yourself? Open{' '}
              <Link href="/help">Need help now?</Link>
            </Trans>
          </p>
        )}
        {found.length === 0 ? (
          <NothingFound
            onReset={resetFilter}
            wider={suggestedFilters(items, filter).map(({ change: { search } }) => ({
              words: t`Search for “${search}”`,
              onChoose: () => searchFor(search),
            }))}
          />
        ) : (
          <FaqList items={found} />
        )}
      </section>
    </>
  );
}

import { plural, t } from '@lingui/core/macro';
import type { ResourcesPageData } from '@stillgrove/contract/resources';
import type { ResourceFilter } from '@stillgrove/domain/resources/resources';
import { useDeferredValue, useEffect, useMemo, useRef, type ReactElement } from 'react';
import drawing from '../../drawings/books.svg?url&no-inline';
import { usePageData } from '../../platform/page-data/page-data';
import { Choice } from '../../ui/filters/Choice';
import { Found } from '../../ui/filters/Found';
import { NothingFound } from '../../ui/filters/NothingFound';
import { Pills } from '../../ui/filters/Pills';
import { SearchBox } from '../../ui/filters/SearchBox';
import { Toggle } from '../../ui/filters/Toggle';
import { languageName, languageOptions } from '../../ui/filters/words';
import { PageHead } from '../../ui/layout/PageHead';
import {
  CATEGORY_ORDER,
  changeResourceFilter,
  foundResources,
  grouped,
  resetResourceFilter,
  useResourceFilter,
  widerResourceFilters,
} from './resource-filter';
import { CATEGORY_NAMES } from './resource-words';
import { ResourceGroup } from './ResourceGroup';
import styles from './Resources.module.css';

const CHOICES = [
  { id: '' as const, name: t`All` },
  ...CATEGORY_ORDER.map((id) => ({ id, name: CATEGORY_NAMES[id] })),
];

/** All resource links, with search and filters. */
export function Resources(): ReactElement {
  const { resources } = usePageData<ResourcesPageData>();
  const { category, language, search, freeOnly } = useResourceFilter();
  // Typed letters appear at once; the long list may follow a moment later.
  const calmSearch = useDeferredValue(search);
  const found = useMemo(
    () => foundResources(resources, { category, language, search: calmSearch, freeOnly }),
    [resources, category, language, calmSearch, freeOnly],
  );
  const wider = useMemo(
    () =>
      found.length > 0
        ? []
        : widerResourceFilters(resources, { category, language, search: calmSearch, freeOnly }),
    [found, resources, category, language, calmSearch, freeOnly],
  );
  const isSearched = category !== '' || calmSearch !== '';
  const more = useRef<HTMLDetailsElement>(null);
  const isNarrowed = language !== '' || freeOnly;
  // Opened for whoever comes with a language, and never closed while someone chooses.
  useEffect(() => {
    if (isNarrowed && more.current !== null) more.current.open = true;
  }, [isNarrowed]);
  const list = useMemo(
    () =>
      grouped(found, calmSearch).map((group) => (
        <ResourceGroup key={group.category} group={group} whole={isSearched} />
      )),
    [found, calmSearch, isSearched],
  );
  const languages = useMemo(
    () => languageOptions(resources.map((resource) => resource.language)),
    [resources],
  );
  return (
    <>
      <PageHead
        title={t`Free resources`}
        lead={t`Help on other sites, sorted by topic. Each link opens in a new tab.`}
        drawing={{ src: drawing, width: 320, height: 300 }}
      >
        <SearchBox
          label={t`Search resources`}
          placeholder={t`Search resources`}
          value={search}
          onChange={(typed) => changeResourceFilter({ search: typed })}
        />
      </PageHead>
      <section className="page-part" aria-label={t`Resources`}>
        <Pills
          label={t`Category`}
          inRow
          choices={CHOICES}
          chosen={category}
          onChoose={(chosen) => changeResourceFilter({ category: chosen })}
        />
        <div className={styles.found}>
          <Found words={plural(found.length, { one: '# link.', other: '# links.' })} />
          <details ref={more} className={styles.more}>
            <summary className="text-summary">
              {t`Language and cost`}
              {isNarrowed && <span className="aside">{wishesOf(language, freeOnly)}</span>}
            </summary>
            <div className={styles.choices}>
              <Choice
                label={t`Language`}
                all={t`All languages`}
                options={languages}
                value={language}
                onChange={(chosen) => changeResourceFilter({ language: chosen })}
              />
              <Toggle
                label={t`Free only`}
                on={freeOnly}
                onChange={(on) => changeResourceFilter({ freeOnly: on })}
              />
            </div>
          </details>
        </div>
        {found.length === 0 ? (
          <NothingFound
            onReset={resetResourceFilter}
            wider={wider.map(({ change, count }) => ({
              words: widerWords(change, count),
              onChoose: () => changeResourceFilter(change),
            }))}
          />
        ) : (
          <div>{list}</div>
        )}
      </section>
    </>
  );
}

/** What is chosen of language and cost. */
function wishesOf(language: string, freeOnly: boolean): string {
  return [language === '' ? '' : languageName(language), freeOnly ? t`Free only` : '']
    .filter((wish) => wish !== '')
    .join(' · ');
}

/** What is found with another search or one wish less, as its button says it. */
function widerWords(change: Partial<ResourceFilter>, count: number): string {
  const { search } = change;
  if (search !== undefined) return t`Search for “${search}”`;
  if ('category' in change)
    return plural(count, { one: '# link in all categories', other: '# links in all categories' });
  if ('language' in change)
    return plural(count, { one: '# link in all languages', other: '# links in all languages' });
  return plural(count, { one: '# link, free or not', other: '# links, free or not' });
}

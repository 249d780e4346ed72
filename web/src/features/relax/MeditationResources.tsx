import { t } from '@lingui/core/macro';
import { CARD_CATEGORIES, type ResourceCard } from '@stillgrove/contract/resources';
import type { ReactElement } from 'react';
import { changeAddressSearch, useAddressSearch } from '../../platform/address/address-search';
import { useOnline } from '../../platform/offline/use-online';
import { ButtonLink } from '../../ui/controls/Button';
import { Pills } from '../../ui/filters/Pills';
import styles from './MeditationResources.module.css';
import { CATEGORY_NAMES } from './relax-words';
import { RelaxPart } from './RelaxPart';
import { ResourceStrip } from './ResourceStrip';

const CHOICES = [
  { id: '' as const, name: t`All` },
  ...CARD_CATEGORIES.map((id) => ({ id, name: CATEGORY_NAMES[id] })),
];

/** A few links to start with, filtered by the address (`?category=yoga`), and a link to all resources. */
export function MeditationResources({ cards }: { cards: readonly ResourceCard[] }): ReactElement {
  const asked = useAddressSearch().get('category');
  const online = useOnline();
  const category = CARD_CATEGORIES.find((known) => known === asked) ?? '';
  const shown = cards.filter((card) => category === '' || card.category === category);
  return (
    <RelaxPart
      id="meditation"
      title={t`Meditation Resources`}
      lead={t`Meditation, yoga and exercise on other sites. Each link opens in a new tab.`}
    >
      <Pills
        label={t`Category`}
        inRow
        choices={CHOICES}
        chosen={category}
        onChoose={(chosen) => changeAddressSearch({ category: chosen })}
      />
      <p role="status" className={styles.offline}>
        {!online &&
          t`You’re offline. These pages are on other sites, so they’ll open when you’re back online.`}
      </p>
      <ResourceStrip key={category} cards={shown} />
      <ButtonLink
        href={category === '' ? '/resources' : `/resources?category=${category}`}
        className={styles.all}
      >
        {t`See all resources`}
      </ButtonLink>
    </RelaxPart>
  );
}

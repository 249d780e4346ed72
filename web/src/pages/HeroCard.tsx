import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { landingCards } from '../features/landing/home-cards';
import { HomeCardGrid } from '../features/landing/HomeCardGrid';
import { useSite } from '../platform/page-data/site';
import { PageHead } from '../ui/layout/PageHead';

/** The landing card links on a page of its own. */
export default function HeroCard(): ReactElement {
  const site = useSite();
  return (
    <>
      <PageHead
        title={t`Places to start`}
        lead={t`Six ways to take a break. Pick the one that feels easiest today.`}
      />
      <div className="page-part">
        <HomeCardGrid cards={landingCards(site)} heading="h2" />
      </div>
    </>
  );
}

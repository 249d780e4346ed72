import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { homeCards } from '../features/landing/home-cards';
import { HomeCardGrid } from '../features/landing/HomeCardGrid';
import { useSite } from '../platform/page-data/site';
import { PageHead } from '../ui/layout/PageHead';

/** The home card grid on a page of its own. */
export default function HeroCard2(): ReactElement {
  const site = useSite();
  return (
    <>
      <PageHead
        title={t`Six ways to slow down`}
        lead={t`Breathing, exercises, games, books, a diary, and videos. Start anywhere.`}
      />
      <div className="page-part">
        <HomeCardGrid cards={homeCards(site)} heading="h2" />
      </div>
    </>
  );
}

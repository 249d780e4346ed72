import type { ReactElement } from 'react';
import { homeCards } from '../features/landing/home-cards';
import { HomeCardGrid } from '../features/landing/HomeCardGrid';
import { useSite } from '../platform/site/site';
import { Section } from '../ui/layout/Section';

/** The home card grid on a page of its own. */
export default function HeroCard2(): ReactElement {
  const site = useSite();
  return (
    <Section
      as="h1"
      title="Six ways to slow down"
      lead="Breathing, exercises, games, books, a diary, and videos. Start anywhere."
    >
      <HomeCardGrid cards={homeCards(site)} heading="h2" />
    </Section>
  );
}

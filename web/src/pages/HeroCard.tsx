import type { ReactElement } from 'react';
import { landingCards } from '../features/landing/home-cards';
import { HomeCardGrid } from '../features/landing/HomeCardGrid';
import { useSite } from '../platform/site/site';
import { Section } from '../ui/layout/Section';

/** The landing card links on a page of its own. */
export default function HeroCard(): ReactElement {
  const site = useSite();
  return (
    <Section
      as="h1"
      title="Places to start"
      lead="Six ways to take a break. Pick the one that feels easiest today."
    >
      <HomeCardGrid cards={landingCards(site)} heading="h2" />
    </Section>
  );
}

import type { ReactElement } from 'react';
import { homeCards } from '../features/landing/home-cards';
import { HomeCardGrid } from '../features/landing/HomeCardGrid';
import { Header } from '../features/header/Header';
import { TreeGlance } from '../features/points/TreeGlance';
import { useSite } from '../platform/site/site';
import { Section } from '../ui/layout/Section';

export default function Browse(): ReactElement {
  const site = useSite();
  return (
    <>
      <Header />
      <Section as="h1" title="Your grove" lead="Everything here waits for you. Nothing here hurries you.">
        <TreeGlance />
        <HomeCardGrid cards={homeCards(site)} heading="h2" />
      </Section>
    </>
  );
}

import type { ReactElement } from 'react';
import { DrawnScene } from '../features/landing/DrawnScene';
import { homeCards } from '../features/landing/home-cards';
import { Landing } from '../features/landing/Landing';
import { RisingSun } from '../features/landing/RisingSun';
import { useSite } from '../platform/page-data/site';

export default function Home(): ReactElement {
  return <Landing scene={<DrawnScene />} sun={<RisingSun />} cards={homeCards(useSite())} />;
}

import type { ReactElement } from 'react';
import { DrawnScene } from '../features/landing/DrawnScene';
import { homeCards } from '../features/landing/home-cards';
import { Landing } from '../features/landing/Landing';
import { useSite } from '../platform/site/site';

export default function Home(): ReactElement {
  return <Landing scene={<DrawnScene />} cards={homeCards(useSite())} />;
}

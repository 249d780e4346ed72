import type { ReactElement } from 'react';
import { FilmScene } from '../features/landing/FilmScene';
import { landingCards } from '../features/landing/home-cards';
import { Landing } from '../features/landing/Landing';
import { SunPill } from '../features/landing/SunPill';
import { useSite } from '../platform/page-data/site';

export default function HomeWithFilm(): ReactElement {
  return <Landing scene={<FilmScene />} sun={<SunPill />} cards={landingCards(useSite())} />;
}

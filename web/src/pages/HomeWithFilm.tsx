import type { ReactElement } from 'react';
import { FilmScene } from '../features/landing/FilmScene';
import { landingCards } from '../features/landing/home-cards';
import { Landing } from '../features/landing/Landing';
import { useSite } from '../platform/site/site';

export default function HomeWithFilm(): ReactElement {
  return <Landing scene={<FilmScene />} cards={landingCards(useSite())} />;
}

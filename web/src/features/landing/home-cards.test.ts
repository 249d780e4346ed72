import { DEFAULT_SITE } from '@stillgrove/contract/default-site';
import { expect, test } from 'vitest';
import { homeCards, landingCards, type HomeCard } from './home-cards';

const links = (cards: readonly HomeCard[]) => cards.map(({ title, link }) => [title, link]);
const PLAYLIST = 'https://videos.example.org/calm';
const DIARY = 'https://diary.example.org/';

test('the home card grid has its six cards', () => {
  expect(links(homeCards(DEFAULT_SITE))).toEqual([
    ['Breathing and Meditation', '/breathing'],
    ['Exercises', '/exercises'],
    ['Games for Fun', '/bubble'],
    ['Books and Thoughts', '/books'],
    ['Diary', '/diary'],
    ['Videos for Relief', '/video'],
  ]);
});

test('the landing card links have their six cards', () => {
  expect(links(landingCards(DEFAULT_SITE))).toEqual([
    ['Breathing and Meditation', '/breathing'],
    ['Exercise Videos', '/relax'],
    ['Games for Fun', '/bubble'],
    ['Books and Thoughts', '/books'],
    ['Community and Blogs', '/articles'],
    ['Videos for Relief', '/video'],
  ]);
});

test('an operator sends two cards elsewhere, and what is elsewhere opens in a new tab', () => {
  const site = { reliefPlaylistUrl: PLAYLIST, diaryUrl: DIARY };
  const inNewTabs = [...homeCards(site), ...landingCards(site)].filter(({ newTab }) => newTab === true);
  expect(links(inNewTabs)).toEqual([
    ['Diary', DIARY],
    ['Videos for Relief', PLAYLIST],
    ['Videos for Relief', PLAYLIST],
  ]);
});

test('in a row of three the cards arrive one after the other', () => {
  expect(homeCards(DEFAULT_SITE).map(({ aosDelay }) => aosDelay)).toEqual([0, 100, 200, 0, 100, 200]);
});

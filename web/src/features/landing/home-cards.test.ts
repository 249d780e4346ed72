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
    ['Videos for Relief', DEFAULT_SITE.reliefPlaylistUrl],
  ]);
});

test('the landing card links have their six cards', () => {
  expect(links(landingCards(DEFAULT_SITE))).toEqual([
    ['Breathing and Meditation', '/breathing'],
    ['Exercise Videos', '/relax'],
    ['Games for Fun', '/bubble'],
    ['Books and Thoughts', '/books'],
    ['Community and Blogs', '/articles'],
    ['Videos for Relief', DEFAULT_SITE.reliefPlaylistUrl],
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

test('the Videos for Relief card opens a playlist elsewhere, and says that it leaves this site', () => {
  const card = homeCards(DEFAULT_SITE).at(-1);
  expect(card).toMatchObject({ link: expect.stringMatching(/^https:/) as string, newTab: true });
  expect(card?.description).toContain('another site');
});

test('an operator may keep the Videos for Relief card on this site, and it says so', () => {
  const card = homeCards({ ...DEFAULT_SITE, reliefPlaylistUrl: null }).at(-1);
  expect(card).toMatchObject({ link: '/video', newTab: false });
  expect(card?.description).toContain('on this site');
});

test('in a row of three the cards arrive one after the other', () => {
  expect(homeCards(DEFAULT_SITE).map(({ aosDelay }) => aosDelay)).toEqual([0, 100, 200, 0, 100, 200]);
});

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

test('the Videos for Relief card says that it opens YouTube, or another site where an operator chose one', () => {
  const card = homeCards(DEFAULT_SITE).at(-1);
  expect(card).toMatchObject({ link: expect.stringMatching(/^https:/) as string, newTab: true });
  expect(card?.description).toBe('A YouTube playlist, in a new tab.');
  const elsewhere = homeCards({ ...DEFAULT_SITE, reliefPlaylistUrl: PLAYLIST }).at(-1);
  expect(elsewhere?.description).toBe('A playlist on another site, in a new tab.');
});

test('the Diary card promises privacy for our own diary alone', () => {
  const diaryOf = (diaryUrl: string | null) =>
    homeCards({ ...DEFAULT_SITE, diaryUrl }).find(({ title }) => title === 'Diary');
  expect(diaryOf(null)?.content).toBe('A diary that only you can read.');
  expect(diaryOf(DIARY)).toMatchObject({
    content: 'A page of your own to write down your day.',
    description: 'This diary is on another site, and opens in a new tab.',
  });
});

test('no card promises routines or company that it does not open', () => {
  const words = [...homeCards(DEFAULT_SITE), ...landingCards(DEFAULT_SITE)]
    .map(({ content, description }) => `${content} ${description}`)
    .join(' ');
  expect(words).not.toMatch(/routine|company|someone|beside your bed/i);
});

test('an operator may keep the Videos for Relief card on this site, and it says so', () => {
  const card = homeCards({ ...DEFAULT_SITE, reliefPlaylistUrl: null }).at(-1);
  expect(card).toMatchObject({ link: '/video', newTab: false });
  expect(card?.description).toContain('on this site');
});

test('in a row of three the cards arrive one after the other', () => {
  expect(homeCards(DEFAULT_SITE).map(({ aosDelay }) => aosDelay)).toEqual([0, 100, 200, 0, 100, 200]);
});

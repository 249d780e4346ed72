import { DEFAULT_SITE } from '@stillgrove/contract/default-site';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { SiteContext } from '../../platform/page-data/site';
import { Activities } from './Activities';

function shown(diaryUrl: string | null): string {
  const activities = createElement(Activities, { visits: {} });
  const site = createElement(SiteContext, { value: { ...DEFAULT_SITE, diaryUrl } }, activities);
  return renderToStaticMarkup(createElement(Router, { ssrPath: '/browse', children: site }));
}

test('the diary is said to be locked with a passphrase only where it is ours', () => {
  expect(shown(null)).toContain('Private pages, locked with your passphrase.');
  const elsewhere = shown('https://diary.example.org/');
  expect(elsewhere).not.toContain('locked with your passphrase');
  expect(elsewhere).toContain('Opens the diary on another site.');
});

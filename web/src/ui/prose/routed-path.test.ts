import { expect, test } from 'vitest';
import { routedPath } from './routed-path';

const HERE = { origin: 'https://grove.example', pathname: '/ptsd' };

const PRESS = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};

const link = (href: string, target = '') => {
  const { origin, pathname, search, hash } = new URL(href, HERE.origin);
  return { origin, pathname, search, hash, target };
};

test('a plain press on a page of ours is for the router', () => {
  expect(routedPath(PRESS, link('/help?from=text#lines'), HERE)).toBe('/help?from=text#lines');
});

test.each([
  ['another site', PRESS, link('https://who.example/fact')],
  ['a place on this page', PRESS, link('/ptsd#symptoms')],
  ['a link for a new tab', PRESS, link('/help', '_blank')],
  ['a press that asks for a new tab', { ...PRESS, ctrlKey: true }, link('/help')],
  ['the middle button', { ...PRESS, button: 1 }, link('/help')],
  ['a press that was dealt with', { ...PRESS, defaultPrevented: true }, link('/help')],
])('%s is left to the browser', (_name, press, target) => {
  expect(routedPath(press, target, HERE)).toBeNull();
});

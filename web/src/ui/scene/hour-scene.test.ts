import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HourScene } from './HourScene';

test('the server, which knows no hour, leaves the sky to style sheets, and has no inline styles', () => {
  const markup = renderToStaticMarkup(createElement(HourScene, { children: 'Above', ground: 'Below' }));
  expect(markup).toContain('data-sky="hour"');
  expect(markup).toContain('Above');
  expect(markup).toContain('Below');
  expect(markup).not.toContain('style=');
});

test('a scene with a sky of its own keeps it, and hides the picture from assistive technology', () => {
  const markup = renderToStaticMarkup(createElement(HourScene, { sky: 'night' }));
  expect(markup).toContain('data-sky="night"');
  expect(markup.match(/<svg/g)).toHaveLength(
    markup.split('aria-hidden="true"')[1]?.match(/<svg/g)?.length ?? 0,
  );
});

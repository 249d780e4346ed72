import { DEFAULT_SITE } from '@stillgrove/contract/default-site';
import type { Site } from '@stillgrove/contract/site';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteContext } from '../../platform/page-data/site';
import { ReviewNote } from './ReviewNote';

function note(reviewer: Site['reviewer']): string {
  const site = { ...DEFAULT_SITE, reviewer };
  const html = renderToStaticMarkup(
    createElement(SiteContext, { value: site }, createElement(ReviewNote, { updatedOn: '2026-11-22' })),
  );
  return html.replaceAll(/<[^>]+>/g, '');
}

const ADA = { name: 'Dr. Ada Example', role: 'clinical psychologist' };

test('an article says that no clinician has reviewed it until the operator names one', () => {
  expect(note(null)).toContain('Written from these sources, not yet reviewed by a clinician');
});

test('an article names its reviewer, and says when the text has changed since the review', () => {
  const reviewed = note({ ...ADA, reviewedOn: '2026-12-01' });
  expect(reviewed).toMatch(/Reviewed by Dr\. Ada Example, clinical psychologist, on .*December.*2026/);
  expect(reviewed).not.toContain('not yet reviewed');
  expect(reviewed).not.toContain('changed since');
  expect(note({ ...ADA, reviewedOn: '2026-11-01' })).toContain('The text has changed since then');
});

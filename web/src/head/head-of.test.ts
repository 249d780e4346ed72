import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArticles } from '@stillgrove/content/articles/articles';
import { bundledQuestions } from '@stillgrove/content/faq/faq';
import { shownQuestion } from '@stillgrove/content/faq/shown-question';
import { toldQuestion } from '@stillgrove/content/faq/told-question';
import { DEFAULT_SITE } from '@stillgrove/contract/default-site';
import type { Site } from '@stillgrove/contract/site';
import { describe, expect, test } from 'vitest';
import { DESCRIPTIONS } from '../descriptions';
import { headOf } from './head-of';

const PUBLIC_URL = 'https://grove.example.org';
const articles = readArticles();
const itemsOf = (site: Site) =>
  bundledQuestions().map((question) =>
    shownQuestion(toldQuestion(question, site, articles.length), site.email),
  );
const items = itemsOf(DEFAULT_SITE);

type Thing = Record<string, unknown> & { '@type': string | string[] };

function head(path: string, title: string, options: { data?: unknown; site?: Site } = {}): string {
  const { data = null, site = DEFAULT_SITE } = options;
  return headOf({ path, title, description: DESCRIPTIONS[path], site, publicUrl: PUBLIC_URL, data });
}

const contentOf = (html: string, name: string) => new RegExp(`"${name}" content="([^"]*)"`).exec(html)?.[1];

function thingsIn(html: string): Thing[] {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return (JSON.parse(json) as { '@graph': Thing[] })['@graph'];
}

const article = (link: string) => {
  const found = articles.find((one) => one.link === link);
  return found === undefined ? null : { article: found, others: [] };
};

describe.each(Object.keys(DESCRIPTIONS))('%s', (path) => {
  const html = head(path, 'A page', { data: path === '/faq' ? { items } : article(path) });

  test('is shared with a picture that is there, small and described', () => {
    const image = contentOf(html, 'og:image') ?? '';
    expect(image).toMatch(/^https:\/\/grove\.example\.org\/share\/[\w-]+\.jpg$/);
    const file = readFileSync(join(import.meta.dirname, '../../public', new URL(image).pathname));
    expect(file.length).toBeLessThanOrEqual(120_000);
    expect(contentOf(html, 'og:image:alt')?.length).toBeGreaterThan(20);
    expect(contentOf(html, 'twitter:image')).toBe(image);
  });

  test('names itself by its whole address', () => {
    expect(contentOf(html, 'og:url')).toBe(PUBLIC_URL + path);
    expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}${path}">`);
  });
});

test('each article has a picture of its own', () => {
  const pictures = articles.map(({ link, title }) =>
    contentOf(head(link, title, { data: article(link) }), 'og:image'),
  );
  expect(new Set(pictures).size).toBe(articles.length);
});

test('an article tells what it is based on and where it stands, and claims no review that no one made', () => {
  const data = article('/ptsd');
  const [crumbs, page] = thingsIn(head('/ptsd', 'PTSD', { data }));
  expect(crumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: `${PUBLIC_URL}/` },
      { position: 2, item: `${PUBLIC_URL}/articles` },
      { position: 3, name: 'PTSD', item: `${PUBLIC_URL}/ptsd` },
    ],
  });
  expect(page).toMatchObject({
    '@type': ['MedicalWebPage', 'Article'],
    dateModified: data?.article.updatedOn,
    citation: data?.article.sources.map(({ url }) => ({ url })),
  });
  expect(page).not.toHaveProperty('lastReviewed');
  expect(page).not.toHaveProperty('reviewedBy');
});

test('an article names the clinician whom the operator named, unless the text has changed since', () => {
  const data = article('/ptsd');
  const reviewed = (reviewedOn: string) => {
    const reviewer = { name: 'Dr. Ada Example', role: 'clinical psychologist', reviewedOn };
    return thingsIn(head('/ptsd', 'PTSD', { data, site: { ...DEFAULT_SITE, reviewer } }))[1];
  };
  expect(reviewed('2100-01-01')).toMatchObject({
    lastReviewed: '2100-01-01',
    reviewedBy: { '@type': 'Person', name: 'Dr. Ada Example', jobTitle: 'clinical psychologist' },
  });
  expect(reviewed('2001-01-01')).not.toHaveProperty('lastReviewed');
  expect(reviewed('2001-01-01')).not.toHaveProperty('reviewedBy');
});

describe('of the questions', () => {
  const toldTo = (site: Site) => {
    const html = head('/faq', 'Frequently Asked Questions', { data: { items: itemsOf(site) }, site });
    const page = thingsIn(html).find((thing) => thing['@type'] === 'FAQPage');
    return { html, answers: page?.mainEntity as { acceptedAnswer: { text: string } }[] };
  };

  test('search engines get no sample answer and no sample figure', () => {
    const { html, answers } = toldTo(DEFAULT_SITE);
    expect(answers).toMatchObject(
      items
        .filter(({ id }) => id !== 5 && id !== 7)
        .map(({ question, answer }) => ({ name: question, acceptedAnswer: { text: answer } })),
    );
    expect(html).not.toMatch(/24\/7|respond within|group therapy|crisis intervention|97%|50k|non-profit/i);
  });

  test('search engines get the services and the answer time that the operator saved, and no others', () => {
    const services = ['workshops' as const];
    const { answers } = toldTo({ ...DEFAULT_SITE, sampleServices: false, services, answerHours: 48 });
    expect(answers).toHaveLength(8);
    const text = answers.map(({ acceptedAnswer }) => acceptedAnswer.text).join(' ');
    expect(text).toContain('Our team offers wellness workshops.');
    expect(text).toContain('We answer within 2 days.');
    expect(text).not.toMatch(/24\/7|respond within|group therapy|crisis intervention/);
  });
});

test('the first page tells who is behind it, with the places that are set and no others', () => {
  const social = { ...DEFAULT_SITE.social, youtube: 'https://videos.example.org/hill' };
  const site = { ...DEFAULT_SITE, name: 'Quiet Hill', social };
  expect(thingsIn(head('/', 'Home', { site }))).toMatchObject([
    { '@type': 'Organization', name: 'Quiet Hill', sameAs: ['https://videos.example.org/hill'] },
    { '@type': 'WebSite', name: 'Quiet Hill', url: `${PUBLIC_URL}/` },
  ]);
  expect(thingsIn(head('/', 'Home'))[0]).not.toHaveProperty('sameAs');
});

test('no name of an operator ends an element or an attribute', () => {
  const site = { ...DEFAULT_SITE, name: '</script><script>alert("1")</script>' };
  const html = head('/', 'Home', { site });
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(contentOf(html, 'og:site_name')).toBe(
    '&lt;/script&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;',
  );
  expect(thingsIn(html)[0]?.name).toBe(site.name);
});

test('a page that is not for search engines says so and nothing else', () => {
  expect(head('/breathing', 'Breathing Exercise')).toBe('<meta name="robots" content="noindex">');
});

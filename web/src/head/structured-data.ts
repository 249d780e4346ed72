import { t } from '@lingui/core/macro';
import type { Article } from '@stillgrove/contract/articles';
import type { FaqItem } from '@stillgrove/contract/faq';
import type { Site } from '@stillgrove/contract/site';
import { reviewState } from '@stillgrove/domain/articles/review';

import { LANGUAGE } from '../platform/language/page-language';

type Page = {
  path: string;
  title: string;
  description: string;
  site: Site;
  /** Where the instance is reached, without a slash at the end. */
  publicUrl: string;
  article?: Article | undefined;
  questions?: readonly FaqItem[] | undefined;
};

type Thing = Readonly<Record<string, unknown>>;

/** What search engines may know of a page, in the words of schema.org. Says nothing that the page does not say. */
export function structuredData(page: Page): Thing {
  const { path, article, questions } = page;
  const things: Thing[] = path === '/' ? [organization(page), website(page)] : [breadcrumbs(page)];
  if (article !== undefined) things.push(articlePage(page, article));
  if (questions !== undefined) things.push(faqPage(page, questions));
  return { '@context': 'https://schema.org', '@graph': things };
}

function organization({ site, publicUrl }: Page): Thing {
  const elsewhere = Object.values(site.social).filter((address) => address !== null);
  return {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name: site.name,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icons/icon-512.png`,
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  };
}

function website({ site, publicUrl, description }: Page): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name: site.name,
    url: `${publicUrl}/`,
    description,
    inLanguage: LANGUAGE.tag,
    publisher: { '@id': `${publicUrl}/#organization` },
  };
}

function breadcrumbs({ path, title, publicUrl, article }: Page): Thing {
  const steps: readonly (readonly [string, string])[] = [
    [t`Home`, '/'],
    ...(article === undefined ? [] : ([[t`Articles`, '/articles']] as const)),
    [title, path],
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, address], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${publicUrl}${address}`,
    })),
  };
}

function articlePage({ path, description, site, publicUrl }: Page, article: Article): Thing {
  const publisher = { '@type': 'Organization', name: site.name, url: `${publicUrl}/` };
  return {
    '@type': ['MedicalWebPage', 'Article'],
    headline: article.title,
    description,
    url: `${publicUrl}${path}`,
    mainEntityOfPage: `${publicUrl}${path}`,
    image: `${publicUrl}/share/${article.sharePicture}.jpg`,
    inLanguage: LANGUAGE.tag,
    isAccessibleForFree: true,
    about: { '@type': 'MedicalCondition', name: article.title },
    audience: { '@type': 'PeopleAudience', name: t`General public` },
    dateModified: article.updatedOn,
    ...reviewOf(article, site),
    author: publisher,
    publisher,
    citation: article.sources.map(({ title, publisher: from, url }) => ({
      '@type': 'CreativeWork',
      name: title,
      publisher: { '@type': 'Organization', name: from },
      url,
    })),
  };
}

/** A review is claimed only when the operator named a clinician who saw the text as it is. */
function reviewOf({ updatedOn }: Article, { reviewer }: Site): Thing {
  if (reviewer === null || reviewState(updatedOn, reviewer) !== 'current') return {};
  const { name, role, reviewedOn } = reviewer;
  return { lastReviewed: reviewedOn, reviewedBy: { '@type': 'Person', name, jobTitle: role } };
}

function faqPage({ path, publicUrl }: Page, questions: readonly FaqItem[]): Thing {
  return {
    '@type': 'FAQPage',
    url: `${publicUrl}${path}`,
    inLanguage: LANGUAGE.tag,
    // A sample claims what no one has said: it is for the page, where it is marked, and not for search engines.
    mainEntity: questions
      .filter(({ sample }) => !sample)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
  };
}

import { t } from '@lingui/core/macro';
import { ARTICLE_COUNT } from 'virtual:article-pages';
import { articles } from 'virtual:content';

/** What search engines show for each page. Pages without a description are not indexed. */
export const DESCRIPTIONS: Readonly<Record<string, string>> = {
  '/': t`Mental health awareness and stress relief: guided breathing, simple games, articles, and calming videos. Free to use, without ads or trackers.`,
  '/login': t`Sign in, create a free account, or continue without one to use guided breathing, games, and a private diary, and to see your tree grow.`,
  '/help': t`Emergency numbers, crisis lines in many countries, a grounding exercise, and a minute of slow breathing. No account needed.`,
  '/about': t`Who runs this site, what it is for, and how we handle your data.`,
  '/contact': t`How to reach the people who run this site, and a form to send them a message.`,
  '/faq': t`Answers to common questions about accounts, privacy, appointments, services, and support.`,
  '/articles': t`${ARTICLE_COUNT.atStart} mental health conditions in plain words: symptoms, types, causes, treatment, and how to help someone.`,
  '/therapists': t`Therapists you can meet with: their qualifications, languages, what they help with, and whether they meet online or in person.`,
  '/resources': t`Free links for meditation, yoga, exercise, sleep, and self-help. Search them, or filter them by topic.`,
  '/privacy': t`What this site stores about you, why, and for how long.`,
  '/terms': t`What you can expect from this site, and what it is not.`,
  '/young-people': t`For people under 18: what this site is, who you can talk to, who can see what, and where to get help.`,
  '/imprint': t`Who runs this site, where it is hosted, and how to reach the people behind it.`,
  ...Object.fromEntries(articles.map(({ link, summary }) => [link, summary])),
};

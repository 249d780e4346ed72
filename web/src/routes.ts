import type { ComponentType } from 'react';

type PageModule = { default: ComponentType };

export type Route = {
  /** The path in its one spelling. */
  readonly path: string;
  /** Names the page in the browser's tab, before the name of the grove. */
  readonly title: string;
  /** For search engines; public pages only. */
  readonly description?: string;
  /** `member` pages ask for a sign-in. */
  readonly access: 'public' | 'member';
  /** The page shows data that the server gives it; see `content/data-of.ts`. */
  readonly hasData?: boolean;
  /** The module's place, by which the server finds its style sheets. */
  readonly module: string;
  readonly load: () => Promise<PageModule>;
};

const coming = { module: 'src/pages/Coming.tsx', load: () => import('./pages/Coming') };

const ARTICLE = { module: 'src/pages/Article.tsx', load: () => import('./pages/Article') };

const condition = (path: string, title: string, description: string): Route => ({
  path,
  title,
  description,
  access: 'public',
  hasData: true,
  ...ARTICLE,
});

/** The condition articles; titles and descriptions are those of their texts, held together by a test. */
const CONDITIONS: readonly Route[] = [
  condition(
    '/anxiety',
    'Anxiety',
    'What anxiety disorders are, how they feel in mind and body, why they start, which treatments help, and how to find support for yourself or a friend.',
  ),
  condition(
    '/depression',
    'Depression',
    'What depression is and how it differs from sadness: symptoms, types, causes, treatments that help, and what to do when you or a friend need support.',
  ),
  condition(
    '/ocd',
    'Obsessive-compulsive disorder (OCD)',
    'OCD explained simply: obsessions, compulsions, common themes, causes, and how exposure and response prevention and medicine can give you time back.',
  ),
  condition(
    '/panicdisorder',
    'Panic disorder',
    'Panic attacks and panic disorder: what happens in your body, what to do while it lasts, why attacks return, and the treatments that help people recover.',
  ),
  condition(
    '/bipolar-article',
    'Bipolar disorder',
    'Bipolar disorder in plain words: mania, hypomania and depression, types I and II, causes, treatment, early warning signs and how to support someone.',
  ),
  condition(
    '/schizophrenia',
    'Schizophrenia',
    'Schizophrenia without the myths: what it is, its symptoms and likely causes, treatment and support, how to stand by someone, and when to get urgent help.',
  ),
  condition(
    '/ptsd',
    'Post-traumatic stress disorder (PTSD)',
    'PTSD in plain words: why trauma can stay with you, common symptoms, complex PTSD, treatments that work at your pace, and how to support a survivor.',
  ),
  condition(
    '/psychosis',
    'Psychosis',
    'What psychosis is and what it is not: early signs, symptoms, types and causes, why fast help matters, and how to talk with someone who is losing touch.',
  ),
];

export const ROUTES: readonly Route[] = [
  {
    path: '/',
    title: 'Mental Health Awareness',
    description:
      'A free, non-profit place for a calmer minute: breathe with a guide, play quiet games, read, and see a tree grow. No tracker, nothing to buy.',
    access: 'public',
    module: 'src/pages/Home.tsx',
    load: () => import('./pages/Home'),
  },
  {
    path: '/login',
    title: 'Sign in',
    description: 'Sign in or create a free account to breathe with the guide and see your tree grow.',
    access: 'public',
    module: 'src/pages/Login.tsx',
    load: () => import('./pages/Login'),
  },
  {
    path: '/header',
    title: 'Header',
    description: 'The header of the signed-in pages, on a page of its own.',
    access: 'public',
    module: 'src/pages/HeaderPage.tsx',
    load: () => import('./pages/HeaderPage'),
  },
  {
    path: '/help',
    title: 'Need help now?',
    description:
      'Emergency numbers and crisis lines of your country, a grounding exercise and a minute of slow breath. No account, works offline.',
    access: 'public',
    hasData: true,
    module: 'src/pages/Help.tsx',
    load: () => import('./pages/Help'),
  },
  {
    path: '/about',
    title: 'About',
    description: 'Who runs this quiet place, what we want with it, and how your privacy is kept.',
    access: 'public',
    module: 'src/pages/About.tsx',
    load: () => import('./pages/About'),
  },
  {
    path: '/contact',
    title: 'Contact',
    description: 'Write to us: we read every message and answer as soon as we can.',
    access: 'public',
    module: 'src/pages/Contact.tsx',
    load: () => import('./pages/Contact'),
  },
  {
    path: '/faq',
    title: 'Frequently Asked Questions',
    description: 'Answers about accounts, privacy, appointments, services and support.',
    access: 'public',
    hasData: true,
    module: 'src/pages/Faq.tsx',
    load: () => import('./pages/Faq'),
  },
  {
    path: '/articles',
    title: 'Articles on mental health',
    description:
      'Eight conditions explained in plain words: symptoms, types, causes, treatment, and how to help somebody.',
    access: 'public',
    hasData: true,
    module: 'src/pages/Articles.tsx',
    load: () => import('./pages/Articles'),
  },
  {
    path: '/therapists',
    title: 'Therapists',
    description:
      'People to talk to: their qualifications, languages, and what they help with, online or in person.',
    access: 'public',
    hasData: true,
    module: 'src/pages/Therapists.tsx',
    load: () => import('./pages/Therapists'),
  },
  {
    path: '/resources',
    title: 'Free resources',
    description:
      'More than a hundred free links for meditation, yoga, exercise, sleep and self-help, searchable.',
    access: 'public',
    hasData: true,
    module: 'src/pages/Resources.tsx',
    load: () => import('./pages/Resources'),
  },
  {
    path: '/privacy',
    title: 'Privacy',
    description: 'What this place stores about you, for how long, and what it never does.',
    access: 'public',
    module: 'src/pages/Privacy.tsx',
    load: () => import('./pages/Privacy'),
  },
  {
    path: '/terms',
    title: 'Terms',
    description: 'What you can expect of this place, and what it is not.',
    access: 'public',
    module: 'src/pages/Terms.tsx',
    load: () => import('./pages/Terms'),
  },
  ...CONDITIONS,
  { path: '/forgot-password', title: 'Forgot password', access: 'public', ...coming },
  {
    path: '/browse',
    title: 'Your grove',
    access: 'member',
    module: 'src/pages/Browse.tsx',
    load: () => import('./pages/Browse'),
  },
  {
    path: '/breathing',
    title: 'Breathing Exercise',
    access: 'member',
    module: 'src/pages/Breathing.tsx',
    load: () => import('./pages/Breathing'),
  },
  {
    path: '/reward',
    title: 'Your Growth Tree',
    access: 'member',
    module: 'src/pages/Reward.tsx',
    load: () => import('./pages/Reward'),
  },
  { path: '/relax', title: 'Relax', access: 'member', ...coming },
  { path: '/books', title: 'Books and Thoughts', access: 'member', ...coming },
  { path: '/bubble', title: 'Games for Fun', access: 'member', ...coming },
  { path: '/diary', title: 'Diary', access: 'member', ...coming },
];

/** Old or alternative paths and where they lead. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/exercises': '/relax?category=exercise#meditation',
};

export const NOT_FOUND: Route = {
  path: '/404',
  title: 'Page not found',
  access: 'public',
  module: 'src/pages/NotFound.tsx',
  load: () => import('./pages/NotFound'),
};

/** The route of a path; a path in another case, or with a slash at the end, is the same page. */
export function routeOf(path: string): Route {
  const spelling = path.length > 1 ? path.replace(/\/$/, '') : path;
  return (
    ROUTES.find((route) => route.path === spelling) ??
    ROUTES.find((route) => route.path.toLowerCase() === spelling.toLowerCase()) ??
    NOT_FOUND
  );
}

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
  /** The module's place, by which the server finds its style sheets. */
  readonly module: string;
  readonly load: () => Promise<PageModule>;
};

const coming = { module: 'src/pages/Coming.tsx', load: () => import('./pages/Coming') };

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
    description: 'In a crisis, call your emergency number or go to the nearest emergency department.',
    access: 'public',
    module: 'src/pages/Help.tsx',
    load: () => import('./pages/Help'),
  },
  { path: '/about', title: 'About', access: 'public', ...coming },
  { path: '/contact', title: 'Contact', access: 'public', ...coming },
  { path: '/faq', title: 'Frequently Asked Questions', access: 'public', ...coming },
  { path: '/articles', title: 'Articles', access: 'public', ...coming },
  { path: '/therapists', title: 'Therapists', access: 'public', ...coming },
  { path: '/privacy', title: 'Privacy', access: 'public', ...coming },
  { path: '/terms', title: 'Terms', access: 'public', ...coming },
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

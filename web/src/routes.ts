import type { Site } from '@stillgrove/contract/site';
import type { ComponentType } from 'react';

type PageModule = { default: ComponentType };

export type Route = {
  /** The path in its one spelling; `:id` at its end stands for any one part. */
  readonly path: string;
  /** Names the page in the browser's tab, before the name of the instance. */
  readonly title: string;
  /** `member` pages ask for a sign-in; `operator` pages are there for the people who run the instance alone. */
  readonly access: 'public' | 'member' | 'operator';
  /** The page is there only where the operator switched it on. */
  readonly needs?: 'legacyRecords';
  /**
   * The page is whole as HTML and nothing on it moves by itself: for visitors its scripts are fetched once someone
   * stirs on it.
   */
  readonly waitsForVisitor?: boolean;
  /** The page looks much the same for every member, so a preview of it is shown before the session is known. */
  readonly hasPreview?: boolean;
  /** The page shows data that the server gives it; see `content/data-of.ts`. */
  readonly hasData?: boolean;
  /** The module's place, by which the server finds its style sheets. */
  readonly module: string;
  readonly load: () => Promise<PageModule>;
};

const ARTICLE = { module: 'src/pages/Article.tsx', load: () => import('./pages/Article') };

const condition = (path: string, title: string): Route => ({
  path,
  title,
  access: 'public',
  hasData: true,
  waitsForVisitor: true,
  ...ARTICLE,
});

/** The condition articles; their titles are those of the texts. */
const CONDITIONS: readonly Route[] = [
  condition('/anxiety', 'Anxiety'),
  condition('/depression', 'Depression'),
  condition('/ocd', 'Obsessive-compulsive disorder (OCD)'),
  condition('/panicdisorder', 'Panic disorder'),
  condition('/bipolar-article', 'Bipolar disorder'),
  condition('/schizophrenia', 'Schizophrenia'),
  condition('/ptsd', 'Post-traumatic stress disorder (PTSD)'),
  condition('/psychosis', 'Psychosis'),
];

const LEGAL_TEXT_PAGES = [
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/imprint', 'Imprint'],
].map(([path = '', title = '']): Route => ({
  path,
  title,
  access: 'public',
  waitsForVisitor: true,
  hasData: true,
  module: 'src/pages/LegalText.tsx',
  load: () => import('./pages/LegalText'),
}));

/** The legacy records form. To remove it, delete these routes and the folders named legacy-records. */
const LEGACY_RECORDS: readonly Route[] = [
  ...['/placeformpage', '/placeformpage/:id'].map((path): Route => ({
    path,
    title: 'Record',
    access: 'member',
    needs: 'legacyRecords',
    module: 'src/pages/legacy-records/PlaceForm.tsx',
    load: () => import('./pages/legacy-records/PlaceForm'),
  })),
  {
    path: '/account/criminals',
    title: 'Records',
    access: 'member',
    needs: 'legacyRecords',
    module: 'src/pages/legacy-records/Criminals.tsx',
    load: () => import('./pages/legacy-records/Criminals'),
  },
];

/** A room of the operator's area with data of its own, which comes with the page. */
const SAFEGUARDING: Route = {
  path: '/operator/safeguarding',
  title: 'Safeguarding',
  access: 'operator',
  hasData: true,
  module: 'src/pages/operator/Operator.tsx',
  load: () => import('./pages/operator/Operator'),
};

const OPERATOR = ['/operator', '/operator/:id'].map((path): Route => ({
  path,
  title: 'Operator’s area',
  access: 'operator',
  module: 'src/pages/operator/Operator.tsx',
  load: () => import('./pages/operator/Operator'),
}));

const HOME: Route = {
  path: '/',
  title: 'Mental Health Awareness',
  access: 'public',
  waitsForVisitor: true,
  module: 'src/pages/Home.tsx',
  load: () => import('./pages/Home'),
};

/** In place of the home page, where the operator chose it. */
const HOME_WITH_FILM: Route = {
  ...HOME,
  waitsForVisitor: false,
  module: 'src/pages/HomeWithFilm.tsx',
  load: () => import('./pages/HomeWithFilm'),
};

export const ROUTES: readonly Route[] = [
  HOME,
  {
    path: '/login',
    title: 'Sign in',
    access: 'public',
    waitsForVisitor: true,
    module: 'src/pages/Login.tsx',
    load: () => import('./pages/Login'),
  },
  {
    path: '/header',
    title: 'Welcome',
    access: 'public',
    module: 'src/pages/HeaderPage.tsx',
    load: () => import('./pages/HeaderPage'),
  },
  {
    path: '/help',
    title: 'Need help now?',
    access: 'public',
    hasData: true,
    module: 'src/pages/Help.tsx',
    load: () => import('./pages/Help'),
  },
  {
    path: '/about',
    title: 'About',
    access: 'public',
    waitsForVisitor: true,
    module: 'src/pages/About.tsx',
    load: () => import('./pages/About'),
  },
  {
    path: '/contact',
    title: 'Contact',
    access: 'public',
    waitsForVisitor: true,
    module: 'src/pages/Contact.tsx',
    load: () => import('./pages/Contact'),
  },
  {
    path: '/faq',
    title: 'Frequently Asked Questions',
    access: 'public',
    waitsForVisitor: true,
    hasData: true,
    module: 'src/pages/Faq.tsx',
    load: () => import('./pages/Faq'),
  },
  {
    path: '/articles',
    title: 'Articles on mental health',
    access: 'public',
    hasData: true,
    module: 'src/pages/Articles.tsx',
    load: () => import('./pages/Articles'),
  },
  {
    path: '/therapists',
    title: 'Therapists',
    access: 'public',
    waitsForVisitor: true,
    hasData: true,
    module: 'src/pages/Therapists.tsx',
    load: () => import('./pages/Therapists'),
  },
  {
    path: '/resources',
    title: 'Free resources',
    access: 'public',
    waitsForVisitor: true,
    hasData: true,
    module: 'src/pages/Resources.tsx',
    load: () => import('./pages/Resources'),
  },
  {
    path: '/young-people',
    title: 'For young people',
    access: 'public',
    waitsForVisitor: true,
    module: 'src/pages/YoungPeople.tsx',
    load: () => import('./pages/YoungPeople'),
  },
  ...LEGAL_TEXT_PAGES,
  ...CONDITIONS,
  {
    path: '/offline',
    title: 'You’re offline',
    access: 'public',
    module: 'src/pages/Offline.tsx',
    load: () => import('./pages/Offline'),
  },
  {
    path: '/forgot-password',
    title: 'Forgot password',
    access: 'public',
    waitsForVisitor: true,
    module: 'src/pages/ForgotPassword.tsx',
    load: () => import('./pages/ForgotPassword'),
  },
  {
    path: '/reset-password',
    title: 'Choose a new password',
    access: 'public',
    module: 'src/pages/ResetPassword.tsx',
    load: () => import('./pages/ResetPassword'),
  },
  {
    path: '/confirm-address',
    title: 'Confirm your email address',
    access: 'public',
    module: 'src/pages/ConfirmAddress.tsx',
    load: () => import('./pages/ConfirmAddress'),
  },
  {
    path: '/operator-invitation',
    title: 'Invitation to run this site',
    access: 'public',
    module: 'src/pages/OperatorInvitation.tsx',
    load: () => import('./pages/OperatorInvitation'),
  },
  {
    path: '/appointments',
    title: 'Appointments',
    access: 'member',
    hasData: true,
    module: 'src/pages/Appointments.tsx',
    load: () => import('./pages/Appointments'),
  },
  {
    path: '/browse',
    title: 'Your activities',
    access: 'member',
    hasPreview: true,
    module: 'src/pages/Browse.tsx',
    load: () => import('./pages/Browse'),
  },
  {
    path: '/settings',
    title: 'Profile Settings',
    access: 'member',
    hasData: true,
    module: 'src/pages/Settings.tsx',
    load: () => import('./pages/Settings'),
  },
  {
    path: '/breathing',
    title: 'Breathing Exercise',
    access: 'member',
    hasPreview: true,
    module: 'src/pages/Breathing.tsx',
    load: () => import('./pages/Breathing'),
  },
  {
    path: '/reward',
    title: 'Your Growth Tree',
    access: 'member',
    hasPreview: true,
    module: 'src/pages/Reward.tsx',
    load: () => import('./pages/Reward'),
  },
  {
    path: '/HeroCard',
    title: 'Places to start',
    access: 'member',
    module: 'src/pages/HeroCard.tsx',
    load: () => import('./pages/HeroCard'),
  },
  {
    path: '/HeroCard2',
    title: 'Six ways to slow down',
    access: 'member',
    module: 'src/pages/HeroCard2.tsx',
    load: () => import('./pages/HeroCard2'),
  },
  {
    path: '/body',
    title: 'Body scan',
    access: 'member',
    hasData: true,
    hasPreview: true,
    module: 'src/pages/Body.tsx',
    load: () => import('./pages/Body'),
  },
  {
    path: '/relax',
    title: 'Relax',
    access: 'member',
    hasData: true,
    hasPreview: true,
    module: 'src/pages/Relax.tsx',
    load: () => import('./pages/Relax'),
  },
  {
    path: '/books',
    title: 'Books and Thoughts',
    access: 'member',
    hasPreview: true,
    module: 'src/pages/Books.tsx',
    load: () => import('./pages/Books'),
  },
  {
    path: '/video',
    title: 'Videos for Mental Health and Stress Relief',
    access: 'member',
    hasData: true,
    hasPreview: true,
    module: 'src/pages/Video.tsx',
    load: () => import('./pages/Video'),
  },
  {
    path: '/bubble',
    title: 'Bubble Pop',
    access: 'member',
    hasPreview: true,
    module: 'src/pages/Bubble.tsx',
    load: () => import('./pages/Bubble'),
  },
  {
    path: '/color',
    title: 'Color Matcher',
    access: 'member',
    hasPreview: true,
    module: 'src/pages/Color.tsx',
    load: () => import('./pages/Color'),
  },
  {
    path: '/memory',
    title: 'Memory Tiles',
    access: 'member',
    hasPreview: true,
    module: 'src/pages/Memory.tsx',
    load: () => import('./pages/Memory'),
  },
  {
    path: '/diary',
    title: 'Diary',
    access: 'member',
    module: 'src/pages/Diary.tsx',
    load: () => import('./pages/Diary'),
  },
  ...LEGACY_RECORDS,
  SAFEGUARDING,
  ...OPERATOR,
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
function routeOf(path: string): Route {
  const spelling = path.length > 1 ? path.replace(/\/$/, '') : path;
  const spellings = [spelling, `${spelling.slice(0, spelling.lastIndexOf('/'))}/:id`].map((each) =>
    each.toLowerCase(),
  );
  return (
    ROUTES.find((route) => route.path === spelling) ??
    ROUTES.find((route) => spellings.includes(route.path.toLowerCase())) ??
    NOT_FOUND
  );
}

/** The route of a path on this instance, where the operator may have left some out. */
export function shownRoute(path: string, site: Site): Route {
  const route = routeOf(path);
  if (route === HOME && site.landingVariant === 'video') return HOME_WITH_FILM;
  return route.needs === undefined || site[route.needs] ? route : NOT_FOUND;
}

/** Whether there is such a page; nothing leads to one that there is not. */
export function isThere(path: string): boolean {
  return routeOf(path) !== NOT_FOUND;
}

/** How the path of a route is spelled, with the id that was asked for. */
export function spellingOf(route: Route, path: string): string {
  if (route === NOT_FOUND) return path;
  return route.path.replace(':id', path.replace(/\/$/, '').replace(/^.*\//, ''));
}

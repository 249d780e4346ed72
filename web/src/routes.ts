import { t } from '@lingui/core/macro';
import type { ShownSite } from '@stillgrove/contract/site';
import type { ActivityPath } from '@stillgrove/domain/activities/activities';
import type { RoundActivity } from '@stillgrove/domain/points/award';
import type { ComponentType } from 'react';
import { ARTICLE_PAGES } from 'virtual:article-pages';
import { GAME_NAMES, GAMES } from './ui/activities/game-names';

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
  /** Someone may need the page in a hard moment, so its code waits for no idle browser. */
  readonly isUrgent?: boolean;
  /** The page shows data that the server gives it; see `content/data-of.ts`. */
  readonly hasData?: boolean;
  /** The module's place, by which the server finds its style sheets. */
  readonly module: string;
  readonly load: () => Promise<PageModule>;
};

type Traits = Partial<Pick<Route, 'access' | 'needs' | 'isUrgent' | 'hasData'>>;

const PAGES = import.meta.glob<PageModule>('./pages/**/*.tsx');

/**
 * A route; without an access it is public.
 *
 * @param page the page's file in `pages`, without its ending
 * @throws when there is no such file
 */
function route(path: string, title: string, page: string, traits: Traits = {}): Route {
  const load = PAGES[`./pages/${page}.tsx`];
  if (load === undefined) throw new Error(`There is no page named ${page}.`);
  return { path, title, access: 'public', module: `src/pages/${page}.tsx`, load, ...traits };
}

const WITH_DATA = { hasData: true } as const;
const MEMBER = { access: 'member' } as const;
const RECORDS = { access: 'member', needs: 'legacyRecords' } as const;
const OPERATOR = { access: 'operator' } as const;

/** The page of each activity that is no game: its title, its file and its traits. */
const ACTIVITY_PAGES: Readonly<
  Record<Exclude<ActivityPath, `/${RoundActivity}`>, [title: string, page: string, traits: Traits]>
> = {
  '/breathing': [t`Breathing Exercise`, 'Breathing', MEMBER],
  '/check-in': [t`Check-in`, 'CheckIn', MEMBER],
  '/diary': [t`Diary`, 'Diary', MEMBER],
  '/plan': [t`My plan`, 'Plan', { ...MEMBER, isUrgent: true }],
  '/body': [t`Body scan`, 'Body', { ...MEMBER, hasData: true }],
  '/sounds': [t`Sounds`, 'Sounds', MEMBER],
  '/sit': [t`Time to sit`, 'Sit', MEMBER],
  '/sleep': [t`Wind down`, 'Sleep', { ...MEMBER, hasData: true }],
  '/exercises': [t`Gentle exercises`, 'Exercises', { ...MEMBER, hasData: true }],
  '/relax': [t`Relax`, 'Relax', { ...MEMBER, hasData: true }],
  '/books': [t`Books and Thoughts`, 'Books', MEMBER],
  '/video': [t`Videos for Mental Health and Stress Relief`, 'Video', { ...MEMBER, hasData: true }],
  '/articles': [t`Articles on mental health`, 'Articles', { hasData: true }],
  '/resources': [t`Free resources`, 'Resources', WITH_DATA],
};

const HOME = route('/', t`Mental Health Awareness`, 'Home');

/** In place of the home page, where the operator chose it. */
const HOME_WITH_FILM = route('/', HOME.title, 'HomeWithFilm');

export const ROUTES: readonly Route[] = [
  HOME,
  route('/login', t`Sign in`, 'Login'),
  route('/header', t`Welcome`, 'HeaderPage'),
  route('/help', t`Need help now?`, 'Help', { hasData: true }),
  route('/about', t`About`, 'About'),
  route('/contact', t`Contact`, 'Contact'),
  route('/faq', t`Frequently Asked Questions`, 'Faq', WITH_DATA),
  route('/therapists', t`Therapists`, 'Therapists', WITH_DATA),
  route('/young-people', t`For young people`, 'YoungPeople'),
  route('/privacy', t`Privacy`, 'LegalText', WITH_DATA),
  route('/terms', t`Terms`, 'LegalText', WITH_DATA),
  route('/imprint', t`Imprint`, 'LegalText', WITH_DATA),
  ...ARTICLE_PAGES.map(({ path, title }) => route(path, title, 'Article', WITH_DATA)),
  route('/offline', t`You’re offline`, 'Offline'),
  route('/forgot-password', t`Forgot password`, 'ForgotPassword'),
  route('/reset-password', t`Choose a new password`, 'ResetPassword'),
  route('/confirm-address', t`Confirm your email address`, 'ConfirmAddress'),
  route('/change-appointment', t`Change an appointment`, 'ChangeAppointment'),
  route('/operator-invitation', t`Invitation to run this site`, 'OperatorInvitation'),
  route('/appointments', t`Appointments`, 'Appointments', { ...MEMBER, hasData: true }),
  route('/browse', t`Today`, 'Browse', MEMBER),
  route('/settings', t`Profile Settings`, 'Settings', { ...MEMBER, hasData: true }),
  route('/check-in/what-helps', t`What helps me`, 'WhatHelps', MEMBER),
  route('/reward', t`Your Growth Tree`, 'Reward', MEMBER),
  route('/check-in/self-check', t`Self-checks`, 'SelfChecks', { ...MEMBER, hasData: true }),
  route('/HeroCard', t`Places to start`, 'HeroCard', MEMBER),
  route('/HeroCard2', t`Six ways to slow down`, 'HeroCard2', MEMBER),
  ...GAMES.map((id) => route(`/${id}`, GAME_NAMES[id], id.charAt(0).toUpperCase() + id.slice(1), MEMBER)),
  ...Object.entries(ACTIVITY_PAGES).map(([path, page]) => route(path, ...page)),
  // The legacy records form. To remove it, delete these routes and the folders named legacy-records.
  route('/placeformpage', t`Record`, 'legacy-records/PlaceForm', RECORDS),
  route('/placeformpage/:id', t`Record`, 'legacy-records/PlaceForm', RECORDS),
  route('/account/criminals', t`Records`, 'legacy-records/Criminals', RECORDS),
  // This room of the operator’s area has data of its own, which comes with the page.
  route('/operator/safeguarding', t`Safeguarding`, 'operator/Operator', { ...OPERATOR, hasData: true }),
  route('/operator', t`Operator’s area`, 'operator/Operator', OPERATOR),
  route('/operator/:id', t`Operator’s area`, 'operator/Operator', OPERATOR),
];

/** Old or alternative paths and where they lead. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/movement': '/exercises',
};

export const NOT_FOUND = route('/404', t`Page not found`, 'NotFound');

/** The route of a path; a path in another case, or with a slash at the end, is the same page. */
function routeOf(path: string): Route {
  const spelling = path.length > 1 ? path.replace(/\/$/, '') : path;
  const spellings = [spelling, `${spelling.slice(0, spelling.lastIndexOf('/'))}/:id`].map((each) =>
    each.toLowerCase(),
  );
  return (
    ROUTES.find(({ path: own }) => own === spelling) ??
    ROUTES.find(({ path: own }) => spellings.includes(own.toLowerCase())) ??
    NOT_FOUND
  );
}

/** The route of a path on this instance, where the operator may have left some out. */
export function shownRoute(path: string, site: ShownSite): Route {
  const found = routeOf(path);
  if (found === HOME && site.landingVariant === 'video') return HOME_WITH_FILM;
  return found.needs === undefined || site[found.needs] ? found : NOT_FOUND;
}

/** How the path of a route is spelled, with the id that was asked for. */
export function spellingOf(found: Route, path: string): string {
  if (found === NOT_FOUND) return path;
  return found.path.replace(':id', path.replace(/\/$/, '').replace(/^.*\//, ''));
}

import { readArticles } from '../../content/src/articles/articles';
import {
  ACTIVITIES,
  ACTIVITY_LIST,
  activitiesWith,
  HUB_ACTIVITIES,
} from '../../domain/src/activities/activities';

/** The articles, in the order of the slideshow. */
export const ARTICLES = readArticles();
export const ARTICLE_PATHS = ARTICLES.map(({ link }) => link);

/** The activities to which the hub of members leads, in its order. */
export const HUB_PATHS: readonly string[] = HUB_ACTIVITIES.map((id) => ACTIVITIES[id].path);

/** The games, in the order of the hub. */
export const GAME_PATHS: readonly string[] = activitiesWith('round').map((id) => ACTIVITIES[id].path);

/** Activities that need no account. */
const PUBLIC_ACTIVITIES: readonly string[] = [ACTIVITIES.articles.path, ACTIVITIES.resource.path];

/** Every page that an anonymous visitor can read. */
export const PUBLIC_PAGES: readonly string[] = [
  '/',
  '/about',
  '/contact',
  '/faq',
  '/header',
  '/login',
  ...PUBLIC_ACTIVITIES,
  ...ARTICLE_PATHS,
  '/help',
  '/therapists',
  '/privacy',
  '/terms',
  '/young-people',
  '/imprint',
];

/** The activities for members. */
export const MEMBER_ACTIVITIES: readonly string[] = ACTIVITY_LIST.map(({ path }) => path).filter(
  (path) => !PUBLIC_ACTIVITIES.includes(path),
);

/** Every page that only members see. */
export const MEMBER_PAGES: readonly string[] = [
  '/browse',
  '/reward',
  '/HeroCard',
  '/HeroCard2',
  '/appointments',
  '/check-in/self-check',
  '/settings',
  '/check-in/what-helps',
  ...MEMBER_ACTIVITIES,
];

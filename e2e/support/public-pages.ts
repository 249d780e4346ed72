/** The condition articles. */
export const CONDITIONS = [
  '/anxiety',
  '/depression',
  '/ocd',
  '/panicdisorder',
  '/bipolar-article',
  '/schizophrenia',
  '/ptsd',
  '/psychosis',
] as const;

/** Every page that an anonymous visitor can read. */
export const PUBLIC_PAGES = [
  '/',
  '/about',
  '/contact',
  '/faq',
  '/header',
  '/login',
  '/articles',
  ...CONDITIONS,
  '/help',
  '/therapists',
  '/resources',
  '/privacy',
  '/terms',
  '/young-people',
  '/imprint',
] as const;

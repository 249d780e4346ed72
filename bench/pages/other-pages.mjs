/** One page of each kind beside the landing and the breathing page, all of which share one aim. */
export const OTHER_PAGES = {
  public: [
    '/help',
    '/about',
    '/anxiety',
    '/articles',
    '/faq',
    '/contact',
    '/therapists',
    '/resources',
    '/login',
  ],
  members: ['/browse', '/reward', '/bubble', '/memory', '/body', '/books'],
};

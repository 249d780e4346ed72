/** Made by `scripts/draw-pictures.mjs`. */
const ICONS = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
];

const narrow = (name: string, label: string) => ({
  src: `/screens/${name}.jpg`,
  sizes: '720x1440',
  type: 'image/jpeg',
  form_factor: 'narrow',
  label,
});

const wide = (name: string, label: string) => ({
  src: `/screens/${name}.jpg`,
  sizes: '1280x720',
  type: 'image/jpeg',
  form_factor: 'wide',
  label,
});

const shortcut = (name: string, url: string, icon: string) => ({
  name,
  url,
  icons: [{ src: `/icons/shortcut-${icon}.png`, sizes: '96x96', type: 'image/png' }],
});

/**
 * What a browser needs to install the instance as an application.
 *
 * @param siteName the operator's name for the instance
 */
export function webManifest(siteName: string) {
  return {
    id: '/',
    name: siteName,
    short_name: siteName,
    description: 'Breathe with a guide, play calm games, read, and find help.',
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // Of the day; by night each page sets its own color.
    theme_color: '#F7EBDB',
    background_color: '#F6F1E7',
    categories: ['health', 'lifestyle', 'education'],
    icons: ICONS,
    screenshots: [
      narrow('home-narrow', 'The first page: a tree, hills and a low sun'),
      narrow('help-narrow', 'Emergency numbers and crisis lines'),
      narrow('article-narrow', 'An article in plain words'),
      wide('home-wide', 'The first page on a wide screen'),
      wide('articles-wide', 'Articles on mental health'),
    ],
    shortcuts: [
      shortcut('Breathing', '/breathing', 'breathing'),
      shortcut('Need help now?', '/help', 'help'),
      shortcut('Your Growth Tree', '/reward', 'tree'),
    ],
  };
}

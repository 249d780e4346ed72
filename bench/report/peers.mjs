/**
 * What was measured of others before, on the same kind of machine with the same tools: the first page in
 * Lighthouse's mobile setting. They are not measured again in a run.
 */
export const PEERS = [
  {
    name: 'The earlier public version of this product, first page',
    figures: 'performance 66, FCP 3.3 s, LCP 18.2 s, 10.45 MB, JS 151 kB gz',
  },
  {
    name: 'The earlier public version of this product, breathing page',
    figures: 'performance 85, LCP 3.4 s, 502 kB',
  },
  {
    name: 'SereneBreath, an open breathing app',
    figures: 'performance 94, accessibility 100, LCP 2.6 s, 289 kB, JS 85 kB gz',
  },
  { name: 'React’s floor (hello world)', figures: 'JS 67.8 kB gz' },
];

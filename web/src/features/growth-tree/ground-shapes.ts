import { PAINT, type Shape } from './layers';

/** The ground rises a little around the foot, so that the roots go into it and do not lie on it. */
export const MOUND: readonly Shape[] = [
  { paint: PAINT.ground, d: 'M320 834C392 820 440 806 500 804S616 820 684 834Q500 854 320 834Z' },
];

export const GRASS: readonly Shape[] = [
  {
    paint: PAINT.ground,
    d: 'M402 824q-8-20-22-28 11 13 14 28zM410 825q-2-24-11-38 2 20 5 38zM416 825q3-17 13-25-7 12-8 25zM592 824q4-24 17-34-7 17-8 34zM602 825q9-14 21-18-12 8-14 18zM586 824q-2-16-9-23 4 12 4 23zM474 812q-6-15-15-20 8 9 9 20zM480 813q-1-17-7-26 2 14 2 26zM522 812q3-16 12-22-6 11-7 22zM530 813q7-11 16-14-9 6-11 14zM516 812q-1-12-6-17 3 9 2 17zM664 830q-3-16-12-22 6 11 7 22zM671 830q4-19 15-28-7 14-8 28z',
  },
];

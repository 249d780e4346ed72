/** A screen at an hour: what one column of a contact sheet shows. */
export type Look = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly theme: 'light' | 'dark';
  /** Of the person's own day. */
  readonly hour: number;
};

const SCREENS = [
  [360, 740],
  [740, 360],
  [768, 1024],
  [1280, 800],
] as const;

const HOURS = {
  day: { theme: 'light', hour: 11 },
  dusk: { theme: 'light', hour: 19 },
  night: { theme: 'dark', hour: 22 },
} as const;

/** Every screen at each of these times of the day. */
export function looksAt(...times: readonly (keyof typeof HOURS)[]): readonly Look[] {
  return SCREENS.flatMap(([width, height]) =>
    times.map((time) => ({
      name: `${String(width)}×${String(height)}, ${time}`,
      width,
      height,
      ...HOURS[time],
    })),
  );
}

export const DAY_AND_NIGHT = looksAt('day', 'night');

/** Where the sizes in between show nothing new: one phone and one desktop. */
export const PHONE_AND_DESKTOP = DAY_AND_NIGHT.filter(
  ({ width, height }) => height === 740 || width === 1_280,
);

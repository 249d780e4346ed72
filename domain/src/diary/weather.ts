/**
 * What a day was like, as weather: stored as the mood of a page. Pages of earlier versions have any other word there,
 * which stays theirs.
 */
export const WEATHERS = ['clear', 'part sun', 'cloudy', 'rain', 'storm'] as const;

export type Weather = (typeof WEATHERS)[number];

/** Whether the mood of a page is one of the five weathers. */
export function isWeather(mood: string): mood is Weather {
  return WEATHERS.some((weather) => weather === mood);
}

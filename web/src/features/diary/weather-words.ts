import { t } from '@lingui/core/macro';
import { isWeather, type Weather } from '@stillgrove/domain/diary/weather';

const WEATHER_WORDS: Readonly<Record<Weather, string>> = {
  clear: t`Clear`,
  'part sun': t`Partly sunny`,
  cloudy: t`Cloudy`,
  rain: t`Rain`,
  storm: t`Storm`,
};

/** A weather by its name; a word from an earlier version as it was typed. */
export function moodInWords(mood: string): string {
  return isWeather(mood) ? WEATHER_WORDS[mood] : mood;
}

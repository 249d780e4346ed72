import { t } from '@lingui/core/macro';
import type { BuiltInMixId, Mix } from '@stillgrove/domain/sounds/mixes';
import type { SoundName } from '@stillgrove/domain/sounds/sound';

/** What each sound is called. */
export const SOUND_WORDS: Readonly<Record<SoundName, string>> = {
  rain: t`Rain`,
  waves: t`Waves`,
  stream: t`Stream`,
  wind: t`Wind`,
  fire: t`Fire`,
  crickets: t`Crickets`,
  white: t`White noise`,
  pink: t`Pink noise`,
  brown: t`Brown noise`,
  bowl: t`Singing bowls`,
  bell: t`Bells`,
  drone: t`Drone`,
};

/** What each mix that is there from the start is called. */
export const MIX_WORDS: Readonly<Record<BuiltInMixId, string>> = {
  'gentle-rain': t`Gentle rain`,
  'rain-and-bowls': t`Rain and bowls`,
  'by-the-sea': t`By the sea`,
  'forest-stream': t`Forest stream`,
  campfire: t`Campfire`,
  'summer-night': t`Summer night`,
  'rain-on-the-roof': t`Rain and fireplace`,
  'windy-shore': t`Windy shore`,
  'deep-rest': t`Deep rest`,
  'soft-noise': t`Soft noise`,
  'bells-and-bowls': t`Bells and bowls`,
  'night-storm': t`Night storm`,
};

/** The sounds of a mix, such as “Rain, Singing bowls”. */
export function soundsOf(mix: Mix): string {
  return mix.map(({ sound }) => SOUND_WORDS[sound]).join(', ');
}

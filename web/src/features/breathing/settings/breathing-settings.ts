import { LONGEST_SETTLE_SECONDS } from '@stillgrove/domain/breathing/arc';
import {
  BACKGROUNDS,
  CUE_FAMILIES,
  type Background,
  type CueFamily,
} from '@stillgrove/domain/breathing/sound-choices';
import { create } from 'zustand';
import {
  readPreference,
  writePreference,
  type PreferenceName,
} from '../../../platform/preferences/preferences';

/** What shows the breath. */
export const PICTURES = ['circle', 'bar', 'horizon', 'leaf', 'black'] as const;
export type Picture = (typeof PICTURES)[number];

export type BreathingSettings = {
  readonly picture: Picture;
  /** What is heard at the steps. */
  readonly cues: CueFamily;
  readonly background: Background;
  /** Seconds to settle in before the first breath; null as usual, which is 3 with a length and 0 without one. */
  readonly settleSeconds: number | null;
  /** Whether screen readers announce each step. */
  readonly announced: boolean;
};

export const useBreathingSettings = create<BreathingSettings>(() => ({
  picture: 'circle',
  cues: 'bells',
  background: 'stream',
  settleSeconds: null,
  announced: true,
}));

const NAMES: Readonly<Record<keyof BreathingSettings, PreferenceName>> = {
  picture: 'breathing-picture',
  cues: 'breathing-cues',
  background: 'breathing-background',
  settleSeconds: 'breathing-delay',
  announced: 'breathing-announce',
};

/** Takes over what was chosen on this device before. */
export function loadBreathingSettings(): void {
  useBreathingSettings.setState({
    picture: oneOf(PICTURES, readPreference(NAMES.picture)),
    cues: oneOf(CUE_FAMILIES, readPreference(NAMES.cues)),
    background: oneOf(BACKGROUNDS, readPreference(NAMES.background)),
    settleSeconds: secondsFrom(readPreference(NAMES.settleSeconds)),
    announced: readPreference(NAMES.announced) !== 'false',
  });
}

export function changeBreathingSetting<Name extends keyof BreathingSettings>(
  name: Name,
  value: BreathingSettings[Name],
): void {
  writePreference(NAMES[name], value === null ? null : String(value));
  useBreathingSettings.setState({ [name]: value });
}

/** The first where nothing, or nothing that is known, was chosen. */
function oneOf<Value extends string>(values: readonly [Value, ...Value[]], kept: string | null): Value {
  return values.find((value) => value === kept) ?? values[0];
}

function secondsFrom(kept: string | null): number | null {
  const seconds = kept === null ? NaN : Number(kept);
  return Number.isInteger(seconds) && seconds >= 0 && seconds <= LONGEST_SETTLE_SECONDS ? seconds : null;
}

import { SCAN_MINUTES, type ScanMinutes } from '../body-scan/plan';
import type { BuiltInMixId } from '../sounds/mixes';

/** What an evening's wind-down has; each part can be left out. */
export type WindDown = {
  /** Whether the screen becomes dark step by step. */
  readonly dim: boolean;
  readonly breath: boolean;
  readonly scan: boolean;
  readonly scanMinutes: ScanMinutes;
  /** Whether a mix of sounds plays. */
  readonly sounds: boolean;
  /** Id of the mix: of one that is built in, or of an own one. */
  readonly mix: string;
  /** Whether the sounds fade and end after a time; otherwise they play for the whole night. */
  readonly fade: boolean;
  /** How long the sounds go on after the guided parts, in minutes. */
  readonly fadeMinutes: number;
};

export const BREATH_MINUTES = 5;

/** How long the sounds go on, in minutes: the choices, and how long without a choice. */
export const FADE_MINUTES = [5, 15, 30, 45, 60, 90, 120, 180] as const;
export const NIGHT_MINUTES = 480;

export const USUAL_WIND_DOWN: WindDown = {
  dim: true,
  breath: true,
  scan: true,
  scanMinutes: 10,
  sounds: true,
  mix: 'gentle-rain' satisfies BuiltInMixId,
  fade: true,
  fadeMinutes: 45,
};

const LONGEST_ID = 100;

/** Whether anything is left of it. */
export function hasParts({ dim, breath, scan, sounds }: WindDown): boolean {
  return dim || breath || scan || sounds;
}

/** What was chosen as a short text, in which only what is not usual stands. */
export function textOfWindDown(chosen: WindDown): string {
  const unusual = Object.entries(chosen).filter(
    ([name, value]) => value !== USUAL_WIND_DOWN[name as keyof WindDown],
  );
  return JSON.stringify(Object.fromEntries(unusual));
}

/** What was chosen before. What cannot be read counts as usual. */
export function windDownFromText(text: string): WindDown {
  const kept = recordFrom(text);
  const usual = USUAL_WIND_DOWN;
  const flag = (name: 'dim' | 'breath' | 'scan' | 'sounds' | 'fade') => kept[name] !== false;
  return {
    dim: flag('dim'),
    breath: flag('breath'),
    scan: flag('scan'),
    scanMinutes: SCAN_MINUTES.find((minutes) => minutes === kept.scanMinutes) ?? usual.scanMinutes,
    sounds: flag('sounds'),
    mix: typeof kept.mix === 'string' ? kept.mix.slice(0, LONGEST_ID) : usual.mix,
    fade: flag('fade'),
    fadeMinutes: FADE_MINUTES.find((minutes) => minutes === kept.fadeMinutes) ?? usual.fadeMinutes,
  };
}

function recordFrom(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}

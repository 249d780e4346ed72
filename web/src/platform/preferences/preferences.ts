/**
 * What a visitor prefers, kept in cookies on the device: it outlives signing out, and the page can
 * apply it before its first paint. The server never reads it.
 */
const YEAR_SECONDS = 31_536_000;

export type PreferenceName =
  | 'theme'
  | 'motion'
  | 'sound'
  | 'volume'
  | 'vibration'
  | 'voice'
  | 'country'
  | 'country-overruled'
  | 'film'
  | 'background-sound'
  | 'sound-company'
  | 'breathing-length'
  | 'sitting'
  | 'wind-down'
  | 'breathing-pattern'
  | 'breathing-delay'
  | 'breathing-cues'
  | 'breathing-background'
  | 'breathing-picture'
  | 'breathing-announce'
  | 'breathing-read'
  | 'palette'
  | 'movement-way'
  | 'keep-open'
  | 'asking'
  | 'asked'
  | 'closed-hints';

/** @returns null where nothing was chosen, as on the server */
export function readPreference(name: PreferenceName): string | null {
  if (typeof document === 'undefined') return null;
  const match = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie);
  return match?.[1] === undefined ? null : decodeURIComponent(match[1]);
}

export function writePreference(name: PreferenceName, value: string | null): void {
  const age = value === null ? 0 : YEAR_SECONDS;
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${String(age)}; SameSite=Lax`;
}

import { t } from '@lingui/core/macro';

/** Browsers call some zones by names that the places themselves have left behind. */
const NAMES_OF_TODAY: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
};

const nameOfToday = (zone: string) => NAMES_OF_TODAY[zone] ?? zone;

/** The time zone of this device. */
export function ownZone(): string {
  return nameOfToday(new Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** Every zone that the browser knows, by part of the world, with `chosen` among them. */
export function zonesByRegion(chosen: string): { region: string; zones: string[] }[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone').map(nameOfToday), 'UTC', chosen]);
  const regions = new Map<string, string[]>();
  for (const zone of [...zones].sort()) {
    const region = zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : t`World`;
    regions.set(region, [...(regions.get(region) ?? []), zone]);
  }
  return [...regions].map(([region, list]) => ({ region, zones: list }));
}

/** `Argentina, Buenos Aires`, as it stands under its part of the world. */
export function zoneName(zone: string): string {
  return zone
    .slice(zone.indexOf('/') + 1)
    .replaceAll('_', ' ')
    .replaceAll('/', ', ');
}

/** `Tuesday 17:42`, there and now. */
export function clockThere(timeZone: string, language: string): string {
  const format = { timeZone, weekday: 'long', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(language, format).format();
}

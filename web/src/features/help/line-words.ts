import type { Helpline } from '@stillgrove/contract/helplines';
import { callLink, PROJECT_SOURCE, textLink } from '@stillgrove/domain/help/number';
import type { Service } from '@stillgrove/domain/help/services';
import { pageLanguage } from '../../platform/language/page-language';

const SERVICE_WORDS: Readonly<Record<Service, string>> = {
  all: 'Police, ambulance and fire',
  ambulance: 'Ambulance',
  unknown: 'Emergency number',
  police: 'Police',
  fire: 'Fire',
  crisis: 'Crisis line',
  mentalHealth: 'Mental health line',
  health: 'Health line',
  social: 'Social services',
};

/** What answers, in words: `Ambulance and fire`. */
export function servicesWords(services: readonly Service[]): string {
  const [first = '', ...others] = services.map((service) => SERVICE_WORDS[service]);
  const words = [first, ...others.map((word) => word.toLowerCase())];
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(words);
}

/** What a press does: `Call 112`, `Text HOME to 741741`. */
export function wayWords({ way, number, body }: Pick<Helpline, 'way' | 'number' | 'body'>): string {
  if (way === 'call') return `Call ${number}`;
  return body === undefined ? `Text ${number}` : `Text ${body} to ${number}`;
}

/** The address that starts the call or the text message. */
export function lineLink({ way, number, body }: Helpline): string {
  return way === 'text' ? textLink(number, body) : callLink(number);
}

/** Where a number comes from and of what day that is, or when a person verified it. */
export function originWords({ source, asOf, verified }: Helpline): string {
  if (verified !== null) return `Checked by a person on ${dateWords(verified.on)}`;
  if (source === PROJECT_SOURCE) return `${source}, ${dateWords(asOf)}`;
  return `From ${source}, ${dateWords(asOf)}`;
}

/** `2026-08-08` or `2026-06` as people write it: `August 8, 2026`, `June 2026`. */
export function dateWords(date: string): string {
  const hasDay = date.length > 'YYYY-MM'.length;
  return new Intl.DateTimeFormat(pageLanguage(), {
    year: 'numeric',
    month: 'long',
    ...(hasDay ? { day: 'numeric' } : {}),
    timeZone: 'UTC',
  }).format(new Date(date));
}

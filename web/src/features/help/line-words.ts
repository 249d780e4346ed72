import { t } from '@lingui/core/macro';
import type { Helpline } from '@stillgrove/contract/helplines';
import { callLink, isUnconfirmed, textLink } from '@stillgrove/domain/help/number';
import type { Service } from '@stillgrove/domain/help/services';
import { pageLanguage } from '../../platform/language/page-language';
import { listed } from '../../ui/filters/words';

const SERVICE_WORDS: Readonly<Record<Service, string>> = {
  all: t`Police, ambulance and fire`,
  ambulance: t`Ambulance`,
  unknown: t`Emergency number`,
  police: t`Police`,
  fire: t`Fire`,
  crisis: t`Crisis line`,
  mentalHealth: t`Mental health line`,
  health: t`Health line`,
  social: t`Support line`,
};

/** What answers, in words: `Ambulance and fire`. */
export function servicesWords(services: readonly Service[]): string {
  const [first = '', ...others] = services.map((service) => SERVICE_WORDS[service]);
  const words = [first, ...others.map((word) => word.toLocaleLowerCase(pageLanguage()))];
  return listed(words);
}

/** What a press does: `Call 112`, `Text HOME to 741741`. */
export function wayWords({ way, number, body }: Pick<Helpline, 'way' | 'number' | 'body'>): string {
  if (way === 'call') return t`Call ${number}`;
  return body === undefined ? t`Text ${number}` : t`Text ${body} to ${number}`;
}

/** What to choose when a voice offers a menu; undefined where there is none. */
export function optionWords({ option }: Pick<Helpline, 'option'>): string | undefined {
  return option === undefined ? undefined : t`When asked, choose ${option}.`;
}

/** When a line answers. Said of support lines: emergency numbers answer at any hour. */
export function hoursWords({ hours }: Helpline): string {
  return hours ?? t`We don’t know its hours`;
}

/** Whom a support line serves. That some list has a line does not mean that it serves everyone. */
export function servesWords({ serves }: Helpline): string {
  return serves ?? t`We don’t know whom it serves`;
}

/** A number that is called and of which there is no more to say. */
export function callLine(number: string): Pick<Helpline, 'way' | 'number' | 'body' | 'option'> {
  return { way: 'call', number };
}

/** The address that starts the call or the text message. */
export function lineLink({ way, number, body }: Pick<Helpline, 'way' | 'number' | 'body'>): string {
  return way === 'text' ? textLink(number, body) : callLink(number);
}

/** Where a number comes from and of what day that is, or when a person verified it. */
export function originWords({ source, asOf, verified }: Helpline): string {
  if (verified !== null) return t`Checked by a person on ${dateWords(verified.on)}`;
  if (isUnconfirmed(source)) return t`We haven’t been able to check this number`;
  return t`From ${source}, ${dateWords(asOf)}`;
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

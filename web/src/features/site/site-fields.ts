import { LANDING_VARIANTS, type SiteValues } from '@stillgrove/contract/site';
import type { Values } from '../../ui/forms/use-form';

type SiteField = {
  /** Where the value lies, such as `social.facebook`; errors come under the same name. */
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'tel' | 'url';
  readonly help?: string;
};

export const OWN_FIELDS: readonly SiteField[] = [
  { name: 'name', label: 'Name of this place', type: 'text' },
  { name: 'address', label: 'Address', type: 'text', help: 'Where people find you; one line.' },
  { name: 'email', label: 'Email address', type: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel', help: 'Leave it empty when there is none.' },
];

export const SOCIAL_FIELDS: readonly SiteField[] = [
  { name: 'social.facebook', label: 'Facebook', type: 'url' },
  { name: 'social.twitter', label: 'Twitter', type: 'url' },
  { name: 'social.instagram', label: 'Instagram', type: 'url' },
  { name: 'social.linkedin', label: 'LinkedIn', type: 'url' },
  { name: 'social.youtube', label: 'YouTube', type: 'url' },
];

export const ELSEWHERE_FIELDS: readonly SiteField[] = [
  {
    name: 'reliefPlaylistUrl',
    label: 'Playlist of the Videos for Relief card',
    type: 'url',
    help: 'Opens in a new tab. Leave it empty to open the videos page of this site.',
  },
  {
    name: 'diaryUrl',
    label: 'Diary',
    type: 'url',
    help: 'An outside diary in place of our own private one. Leave it empty to keep ours.',
  },
];

export const FIGURES = [0, 1, 2, 3] as const;
export const figureName = (place: number, part: 'value' | 'label') => `stats.items.${place}.${part}`;

const FIELD_LABELS: ReadonlyMap<string, string> = new Map([
  ...[...OWN_FIELDS, ...SOCIAL_FIELDS, ...ELSEWHERE_FIELDS].map(({ name, label }) => [name, label] as const),
  ['landingVariant', 'Landing page'],
  ['stats.shown', 'Figures are shown'],
  ...FIGURES.flatMap((place) => [
    [figureName(place, 'value'), `Figure ${place + 1}`] as const,
    [figureName(place, 'label'), `What figure ${place + 1} counts`] as const,
  ]),
]);

/** The values of the form, by the names of its fields. */
export function formValues(site: SiteValues): Values {
  const { social, stats, ...rest } = site;
  const entries = [
    ...Object.entries(rest),
    ...Object.entries(social).map(([name, address]) => [`social.${name}`, address] as const),
    ['stats.shown', stats.shown ? 'yes' : 'no'],
    ...stats.items.flatMap(({ value, label }, place) => [
      [figureName(place, 'value'), value] as const,
      [figureName(place, 'label'), label] as const,
    ]),
  ] as const;
  return Object.fromEntries(entries.map(([name, value]) => [name, value ?? '']));
}

/** What is sent; an address that is left empty is not set. */
export function siteOf(values: Values): SiteValues {
  const of = (name: string) => (values[name] ?? '').trim();
  const address = (name: string) => (of(name) === '' ? null : of(name));
  return {
    name: of('name'),
    address: of('address'),
    email: of('email'),
    phone: of('phone'),
    social: {
      facebook: address('social.facebook'),
      twitter: address('social.twitter'),
      instagram: address('social.instagram'),
      linkedin: address('social.linkedin'),
      youtube: address('social.youtube'),
    },
    landingVariant: LANDING_VARIANTS.find((variant) => variant === of('landingVariant')) ?? 'default',
    reliefPlaylistUrl: address('reliefPlaylistUrl'),
    diaryUrl: address('diaryUrl'),
    stats: {
      shown: of('stats.shown') === 'yes',
      items: FIGURES.map((place) => ({
        value: of(figureName(place, 'value')),
        label: of(figureName(place, 'label')),
      })),
    },
  };
}

/** What is not as it was, with its newer value. */
export function changedValues(before: SiteValues, after: SiteValues): [label: string, value: string][] {
  const old = formValues(before);
  return Object.entries(formValues(after)).flatMap(([name, value]) =>
    value === old[name] ? [] : [[FIELD_LABELS.get(name) ?? name, value]],
  );
}

/** What was typed, over what someone else saved meanwhile: whatever was left alone is the newer one. */
export function mergedValues(before: SiteValues, typed: Values, newer: SiteValues): Values {
  const old = formValues(before);
  return Object.fromEntries(
    Object.entries(formValues(newer)).map(([name, value]) => {
      const mine = typed[name] ?? '';
      return [name, mine === old[name] ? value : mine];
    }),
  );
}

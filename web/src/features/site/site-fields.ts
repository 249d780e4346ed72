import { LANDING_VARIANTS, type SiteValues } from '@stillgrove/contract/site';
import { LEGAL_FORMS, type LegalForm } from '@stillgrove/domain/site/legal-form';
import { SERVICES, type ServiceId } from '@stillgrove/domain/site/services';
import type { Values } from '../../ui/forms/use-form';

export type SiteField = {
  /** Where the value lies, such as `social.facebook`; errors come under the same name. */
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'tel' | 'url' | 'date' | 'number';
  readonly placeholder?: string;
  readonly help?: string;
};

export const NAME_FIELD: SiteField = { name: 'name', label: 'Name of this site', type: 'text' };

export const OPERATOR_FIELD: SiteField = {
  name: 'operatorName',
  label: 'Who runs this site',
  type: 'text',
  help: 'The name of your organization, or your own. Shown on the about page and in the legal texts.',
};

export const REACH_FIELDS: readonly SiteField[] = [
  {
    name: 'address',
    label: 'Address',
    type: 'text',
    help: 'Where people find you, on one line. Many countries ask for a full postal address.',
  },
  { name: 'email', label: 'Email address', type: 'email', help: 'Messages from the contact form go here.' },
  { name: 'phone', label: 'Phone', type: 'tel', help: 'Leave it empty if you have none.' },
];

export const PRIVACY_FIELDS: readonly SiteField[] = [
  {
    name: 'dataProtectionContact',
    label: 'Contact for privacy questions',
    type: 'text',
    help: 'A name or an email address. Leave it empty to use the email address above.',
  },
  {
    name: 'host',
    label: 'Where the server is',
    type: 'text',
    help: 'The hosting company and country, or “our own server in …”. The privacy page says so.',
  },
  {
    name: 'countries',
    label: 'Countries you serve',
    type: 'text',
    help: 'Two-letter country codes with commas between them, such as US, CA. “Before you open” shows which helplines of these countries no one has checked.',
  },
];

export const ANSWER_FIELD: SiteField = {
  name: 'answerHours',
  label: 'Hours until you answer a message',
  type: 'number',
  help: 'The longest people wait, weekends included. Leave it empty to promise no time.',
};

export const AGE_FIELD: SiteField = {
  name: 'minimumAge',
  label: 'Minimum age for an account',
  type: 'number',
  help: 'If you enter one, sign-up asks for the year of birth and turns away anyone who is too young. The year is not stored. Leave it empty to ask no one.',
};

export const REVIEWER_FIELDS: readonly SiteField[] = [
  { name: 'reviewer.name', label: 'Name of the reviewer', type: 'text' },
  {
    name: 'reviewer.role',
    label: 'Profession',
    type: 'text',
    help: 'Such as clinical psychologist or psychiatrist.',
  },
  { name: 'reviewer.reviewedOn', label: 'Day of the review', type: 'date' },
];

export const SOCIAL_FIELDS: readonly SiteField[] = [
  { name: 'social.facebook', label: 'Facebook', type: 'url', placeholder: 'https://' },
  { name: 'social.twitter', label: 'Twitter', type: 'url', placeholder: 'https://' },
  { name: 'social.instagram', label: 'Instagram', type: 'url', placeholder: 'https://' },
  { name: 'social.linkedin', label: 'LinkedIn', type: 'url', placeholder: 'https://' },
  { name: 'social.youtube', label: 'YouTube', type: 'url', placeholder: 'https://' },
];

export const ELSEWHERE_FIELDS: readonly SiteField[] = [
  {
    name: 'reliefPlaylistUrl',
    label: 'Playlist for the Videos for Relief card',
    type: 'url',
    placeholder: 'https://',
    help: 'Opens in a new tab. Leave it empty to open the videos page of this site.',
  },
  {
    name: 'diaryUrl',
    label: 'Diary',
    type: 'url',
    placeholder: 'https://',
    help: 'A diary on another site, in place of the private diary here. Leave it empty to keep ours.',
  },
];

/** One wish that holds or does not; the form sends it as yes or no. */
export type SiteToggle = { readonly name: string; readonly label: string; readonly help?: string };

export const FIGURES_SHOWN: SiteToggle = { name: 'stats.shown', label: 'Show the figures' };

export const FIGURES_TRUE: SiteToggle = {
  name: 'figuresTrue',
  label: 'These figures are true for our site',
  help: 'Until you check this box, the page calls them “Sample figures”.',
};

const SERVICE_NAMES: Readonly<Record<ServiceId, string>> = {
  counseling: 'Individual counseling',
  'group-therapy': 'Group therapy',
  workshops: 'Wellness workshops',
  mindfulness: 'Mindfulness training',
  'crisis-intervention': 'Crisis intervention',
};

export const SERVICE_TOGGLES: readonly SiteToggle[] = SERVICES.map((id) => ({
  name: `services.${id}`,
  label: SERVICE_NAMES[id],
}));

export const SERVICES_TRUE: SiteToggle = {
  name: 'servicesTrue',
  label: 'This is what our team offers',
  help: 'Check this box even if you offer none of the five. Until then, the questions page names all five and calls them samples.',
};

export const CRISIS_TOGGLE: SiteToggle = {
  name: 'crisisRole',
  label: 'Trained crisis staff answer our messages',
  help: 'Check this box only if it is true at every hour. Every page tells people to call a crisis line first either way.',
};

export const LEGAL_FORM_NAMES: Readonly<Record<LegalForm, string>> = {
  unsaid: 'Not set yet',
  charity: 'A registered charity',
  nonprofit: 'Another non-profit organization',
  public: 'A public body, such as a campus or a clinic',
  company: 'A company',
  person: 'A private person',
};

export const LANDING_NAMES: Readonly<Record<(typeof LANDING_VARIANTS)[number], string>> = {
  default: 'A drawn scene, with the cards of the home page',
  video: 'A silent film, with the cards of the activities',
};

export const FIGURES = [0, 1, 2, 3] as const;
export const figureName = (place: number, part: 'value' | 'label') => `stats.items.${place}.${part}`;

const FIELD_LABELS: ReadonlyMap<string, string> = new Map([
  ...[
    NAME_FIELD,
    OPERATOR_FIELD,
    ...REACH_FIELDS,
    ...PRIVACY_FIELDS,
    ANSWER_FIELD,
    AGE_FIELD,
    ...REVIEWER_FIELDS,
    ...SOCIAL_FIELDS,
    ...ELSEWHERE_FIELDS,
    FIGURES_SHOWN,
    FIGURES_TRUE,
    ...SERVICE_TOGGLES,
    SERVICES_TRUE,
    CRISIS_TOGGLE,
  ].map(({ name, label }) => [name, label] as const),
  ['legalForm', 'Legal form'],
  ['landingVariant', 'Landing page'],
  ...FIGURES.flatMap((place) => [
    [figureName(place, 'value'), `Figure ${place + 1}`] as const,
    [figureName(place, 'label'), `What figure ${place + 1} counts`] as const,
  ]),
]);

const yesOrNo = (holds: boolean) => (holds ? 'yes' : 'no');

/** The values of the form, by the names of its fields. */
export function formValues(site: SiteValues): Values {
  const { social, stats, services, countries, reviewer, crisisRole, ...rest } = site;
  const { sampleFigures, sampleServices, ...texts } = rest;
  const entries = [
    ...Object.entries(texts),
    ...Object.entries(social).map(([name, address]) => [`social.${name}`, address] as const),
    ['stats.shown', yesOrNo(stats.shown)],
    ...stats.items.flatMap(({ value, label }, place) => [
      [figureName(place, 'value'), value] as const,
      [figureName(place, 'label'), label] as const,
    ]),
    ['figuresTrue', yesOrNo(!sampleFigures)],
    ...SERVICES.map((id) => [`services.${id}`, yesOrNo(services.includes(id))] as const),
    ['servicesTrue', yesOrNo(!sampleServices)],
    ['crisisRole', yesOrNo(crisisRole)],
    ['countries', countries.join(', ')],
    ['reviewer.name', reviewer?.name],
    ['reviewer.role', reviewer?.role],
    ['reviewer.reviewedOn', reviewer?.reviewedOn],
  ] as const;
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value ?? '')]));
}

/** What is sent; an address, a number or a reviewer that is left empty is not set. */
export function siteOf(values: Values): SiteValues {
  const of = (name: string) => (values[name] ?? '').trim();
  const isOn = (name: string) => of(name) === 'yes';
  const address = (name: string) => (of(name) === '' ? null : of(name));
  return {
    name: of('name'),
    operatorName: of('operatorName'),
    legalForm: LEGAL_FORMS.find((form) => form === of('legalForm')) ?? 'unsaid',
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
      shown: isOn('stats.shown'),
      items: FIGURES.map((place) => ({
        value: of(figureName(place, 'value')),
        label: of(figureName(place, 'label')),
      })),
    },
    sampleFigures: !isOn('figuresTrue'),
    services: SERVICES.filter((id) => isOn(`services.${id}`)),
    sampleServices: !isOn('servicesTrue'),
    answerHours: numberOf(of('answerHours')),
    crisisRole: isOn('crisisRole'),
    minimumAge: numberOf(of('minimumAge')),
    host: of('host'),
    dataProtectionContact: of('dataProtectionContact'),
    reviewer: reviewerOf(of('reviewer.name'), of('reviewer.role'), of('reviewer.reviewedOn')),
    countries: of('countries')
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter((code) => code !== ''),
  };
}

/** @returns null for nothing; what is no whole number becomes one that the server refuses in words */
function numberOf(text: string): number | null {
  if (text === '') return null;
  return /^\d{1,6}$/.test(text) ? Number(text) : -1;
}

function reviewerOf(name: string, role: string, reviewedOn: string): SiteValues['reviewer'] {
  return name + role + reviewedOn === '' ? null : { name, role, reviewedOn };
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

import { t } from '@lingui/core/macro';
import { LANDING_VARIANTS, type SiteValues } from '@stillgrove/contract/site';
import { LEGAL_FORMS, type LegalForm } from '@stillgrove/domain/site/legal-form';
import { INSTRUMENTS, type InstrumentId } from '@stillgrove/domain/self-checks/forms';
import { SERVICES, type ServiceId } from '@stillgrove/domain/site/services';
import type { Values } from '../../ui/forms/use-form';

export type SiteField = {
  /** Where the value lies, such as `social.facebook`; errors come under the same name. */
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'tel' | 'url' | 'date' | 'number';
  readonly placeholder?: string;
  readonly help?: string;
  /** Whether it may stay empty. */
  readonly optional?: true;
};

export const NAME_FIELD: SiteField = { name: 'name', label: t`Name of this site`, type: 'text' };

export const OPERATOR_FIELD: SiteField = {
  name: 'operatorName',
  label: t`Who runs this site`,
  type: 'text',
  help: t`The name of your organization, or your own. Shown on the about page and in the legal texts.`,
};

export const REACH_FIELDS: readonly SiteField[] = [
  {
    name: 'address',
    label: t`Address`,
    type: 'text',
    help: t`Where people find you, on one line. Many countries ask for a full postal address.`,
  },
  {
    name: 'email',
    label: t`Email address`,
    type: 'email',
    help: t`Shown on the contact page. Notices of new messages go here.`,
  },
  { name: 'phone', label: t`Phone`, type: 'tel', optional: true, help: t`Leave it empty if you have none.` },
];

export const PRIVACY_FIELDS: readonly SiteField[] = [
  {
    name: 'dataProtectionContact',
    label: t`Contact for privacy questions`,
    type: 'text',
    optional: true,
    help: t`A name or an email address. Leave it empty to use the email address above.`,
  },
  {
    name: 'host',
    label: t`Where the server is`,
    type: 'text',
    help: t`The hosting company and country, or “our own server in …”. The privacy page says so.`,
  },
  {
    name: 'emailService',
    label: t`Email service`,
    type: 'text',
    optional: true,
    help: t`The company that carries this site’s email, and its country. The privacy page names it.`,
  },
  {
    name: 'newsletterService',
    label: t`Newsletter program`,
    type: 'text',
    optional: true,
    help: t`The program or company that sends your newsletter, and its country. The privacy page names it.`,
  },
  {
    name: 'videoCallService',
    label: t`Service for video calls`,
    type: 'text',
    optional: true,
    help: t`The service that your therapists use for online appointments, and its country. Leave it empty if each therapist chooses one.`,
  },
  {
    name: 'otherCountries',
    label: t`Data in other countries`,
    type: 'text',
    optional: true,
    help: t`Which data goes to another country, and what protects it there, such as an adequacy decision or standard contractual clauses. Write “No data goes to other countries” if that is so.`,
  },
  {
    name: 'countries',
    label: t`Countries you serve`,
    type: 'text',
    help: t`Two-letter country codes with commas between them, such as US, CA. “Before you open” shows which helplines of these countries no one has checked.`,
  },
];

export const IMPRINT_FIELDS: readonly SiteField[] = [
  {
    name: 'imprint.representative',
    label: t`Represented by`,
    type: 'text',
    optional: true,
    help: t`Who may act for your organization, such as its board.`,
  },
  {
    name: 'imprint.register',
    label: t`Register and number`,
    type: 'text',
    optional: true,
    help: t`Such as a register of charities, companies or associations, with your number in it.`,
  },
  { name: 'imprint.vatId', label: t`VAT ID`, type: 'text', optional: true },
  {
    name: 'imprint.supervisor',
    label: t`Supervised by`,
    type: 'text',
    optional: true,
    help: t`The authority or board that supervises your work, if there is one.`,
  },
  {
    name: 'imprint.authorities',
    label: t`Contact for courts and authorities`,
    type: 'text',
    optional: true,
    help: t`An email address or an office.`,
  },
];

export const ANSWER_FIELD: SiteField = {
  name: 'answerHours',
  label: t`Hours until you answer a message`,
  type: 'number',
  optional: true,
  help: t`The longest people wait, weekends included. Leave it empty to promise no time.`,
};

export const AGE_FIELD: SiteField = {
  name: 'minimumAge',
  label: t`Minimum age for an account`,
  type: 'number',
  optional: true,
  help: t`From 16 on, people consent for themselves in every country of the European Union. If you enter a lower age or leave it empty, the privacy page says that younger people may need a parent’s consent. Getting it is up to you.`,
};

export const AGE_TOGGLE: SiteToggle = {
  name: 'asksBirthYear',
  label: t`Ask for the year of birth at sign-up`,
  help: t`Sign-up then turns away anyone who may be too young: someone who reaches the age this year can sign up next year. The year isn’t stored. If you don’t check this box, the page only says the age.`,
};

export const REVIEWER_FIELDS: readonly SiteField[] = [
  { name: 'reviewer.name', label: t`Name of the reviewer`, type: 'text', optional: true },
  {
    name: 'reviewer.role',
    label: t`Profession`,
    type: 'text',
    optional: true,
    help: t`Such as clinical psychologist or psychiatrist.`,
  },
  { name: 'reviewer.reviewedOn', label: t`Day of the review`, type: 'date', optional: true },
];

export const SOCIAL_FIELDS: readonly SiteField[] = [
  { name: 'social.facebook', label: t`Facebook`, type: 'url', optional: true, placeholder: 'https://' },
  { name: 'social.twitter', label: t`Twitter`, type: 'url', optional: true, placeholder: 'https://' },
  { name: 'social.instagram', label: t`Instagram`, type: 'url', optional: true, placeholder: 'https://' },
  { name: 'social.linkedin', label: t`LinkedIn`, type: 'url', optional: true, placeholder: 'https://' },
  { name: 'social.youtube', label: t`YouTube`, type: 'url', optional: true, placeholder: 'https://' },
];

export const ELSEWHERE_FIELDS: readonly SiteField[] = [
  {
    name: 'reliefPlaylistUrl',
    label: t`Playlist for the Videos for Relief card`,
    type: 'url',
    optional: true,
    placeholder: 'https://',
    help: t`Opens in a new tab. Leave it empty to open the videos page of this site.`,
  },
  {
    name: 'diaryUrl',
    label: t`Diary`,
    type: 'url',
    optional: true,
    placeholder: 'https://',
    help: t`A diary on another site, in place of the private diary here. Leave it empty to keep ours.`,
  },
];

/** One wish that holds or does not; the form sends it as yes or no. */
export type SiteToggle = { readonly name: string; readonly label: string; readonly help?: string };

export const FIGURES_SHOWN: SiteToggle = { name: 'stats.shown', label: t`Show the figures` };

export const FIGURES_TRUE: SiteToggle = {
  name: 'figuresTrue',
  label: t`These figures are true for our site`,
  help: t`Until you check this box, the page calls them “Sample figures”.`,
};

const SERVICE_NAMES: Readonly<Record<ServiceId, string>> = {
  counseling: t`Individual counseling`,
  'group-therapy': t`Group therapy`,
  workshops: t`Wellness workshops`,
  mindfulness: t`Mindfulness training`,
  'crisis-intervention': t`Crisis intervention`,
};

export const SERVICE_TOGGLES: readonly SiteToggle[] = SERVICES.map((id) => ({
  name: `services.${id}`,
  label: SERVICE_NAMES[id],
}));

export const SERVICES_TRUE: SiteToggle = {
  name: 'servicesTrue',
  label: t`This is what our team offers`,
  help: t`Check this box even if you offer none of the five. Until then, the questions page names all five and calls them samples.`,
};

export const CRISIS_TOGGLE: SiteToggle = {
  name: 'crisisRole',
  label: t`Trained crisis staff answer our messages`,
  help: t`Check this box only if it is true at every hour. Either way, every page links to the help page, which tells people to call first.`,
};

export const FULL_ALERTS: SiteToggle = {
  name: 'fullMessageAlerts',
  label: t`Send each message in full to the email address of this site`,
  help: t`Messages can hold health details. Unless you check this box, the email only says that there’s a new message and links to Messages. The privacy page says which of the two you chose.`,
};

export const APPOINTMENT_REMINDERS: SiteToggle = {
  name: 'appointmentReminders',
  label: t`Email people a day and two hours before an appointment`,
  help: t`Each reminder has links that move or cancel the appointment without signing in. Unchecking this box stops all reminders at once.`,
};

const SELF_CHECK_NAMES: Readonly<Record<InstrumentId, Pick<SiteToggle, 'label' | 'help'>>> = {
  'who-5': {
    label: t`How you are doing (WHO-5)`,
    help: t`The license of the WHO-5 forbids commercial use. Uncheck this box if people pay for this site.`,
  },
  'phq-9': {
    label: t`Low mood (PHQ-2 and PHQ-9)`,
    help: t`Its ninth question asks about thoughts of dying or of hurting oneself. Help comes up right away, on the person’s own screen. You aren’t told.`,
  },
  'gad-7': { label: t`Worry (GAD-2 and GAD-7)` },
};

export const SELF_CHECK_TOGGLES: readonly SiteToggle[] = INSTRUMENTS.map((id) => ({
  name: `selfChecks.${id}`,
  ...SELF_CHECK_NAMES[id],
}));

export const LEGAL_FORM_NAMES: Readonly<Record<LegalForm, string>> = {
  unsaid: t`Not set yet`,
  charity: t`A registered charity`,
  nonprofit: t`Another non-profit organization`,
  public: t`A public body, such as a campus or a clinic`,
  company: t`A company`,
  person: t`A private person`,
};

export const LANDING_NAMES: Readonly<Record<(typeof LANDING_VARIANTS)[number], string>> = {
  default: t`A drawn scene, with the cards of the home page`,
  video: t`A silent film, with the cards of the activities`,
};

export const FIGURES = [0, 1, 2, 3] as const;
export const figureName = (place: number, part: 'value' | 'label') => `stats.items.${place}.${part}`;

const FIELD_LABELS: ReadonlyMap<string, string> = new Map([
  ...[
    NAME_FIELD,
    OPERATOR_FIELD,
    ...REACH_FIELDS,
    ...PRIVACY_FIELDS,
    ...IMPRINT_FIELDS,
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
    FULL_ALERTS,
    APPOINTMENT_REMINDERS,
    AGE_TOGGLE,
    ...SELF_CHECK_TOGGLES,
  ].map(({ name, label }) => [name, label] as const),
  ['legalForm', t`Legal form`],
  ['landingVariant', t`Landing page`],
  ...FIGURES.flatMap((place) => [
    [figureName(place, 'value'), t`Figure ${place + 1}`] as const,
    [figureName(place, 'label'), t`What figure ${place + 1} counts`] as const,
  ]),
]);

const yesOrNo = (holds: boolean) => (holds ? 'yes' : 'no');

/** The values of the form, by the names of its fields. */
export function formValues(site: SiteValues): Values {
  const { social, imprint, stats, services, selfChecks, countries, reviewer, crisisRole, ...rest } = site;
  const { sampleFigures, sampleServices, appointmentReminders, asksBirthYear, fullMessageAlerts, ...texts } =
    rest;
  const entries = [
    ...Object.entries(texts),
    ...Object.entries(social).map(([name, address]) => [`social.${name}`, address] as const),
    ...Object.entries(imprint).map(([name, words]) => [`imprint.${name}`, words] as const),
    ['stats.shown', yesOrNo(stats.shown)],
    ...stats.items.flatMap(({ value, label }, place) => [
      [figureName(place, 'value'), value] as const,
      [figureName(place, 'label'), label] as const,
    ]),
    ['figuresTrue', yesOrNo(!sampleFigures)],
    ...SERVICES.map((id) => [`services.${id}`, yesOrNo(services.includes(id))] as const),
    ['servicesTrue', yesOrNo(!sampleServices)],
    ['crisisRole', yesOrNo(crisisRole)],
    ['fullMessageAlerts', yesOrNo(fullMessageAlerts)],
    ...INSTRUMENTS.map((id) => [`selfChecks.${id}`, yesOrNo(selfChecks.includes(id))] as const),
    ['appointmentReminders', yesOrNo(appointmentReminders)],
    ['asksBirthYear', yesOrNo(asksBirthYear)],
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
    fullMessageAlerts: isOn('fullMessageAlerts'),
    selfChecks: INSTRUMENTS.filter((id) => isOn(`selfChecks.${id}`)),
    appointmentReminders: isOn('appointmentReminders'),
    minimumAge: numberOf(of('minimumAge')),
    asksBirthYear: isOn('asksBirthYear'),
    emailService: of('emailService'),
    newsletterService: of('newsletterService'),
    videoCallService: of('videoCallService'),
    otherCountries: of('otherCountries'),
    host: of('host'),
    dataProtectionContact: of('dataProtectionContact'),
    imprint: {
      representative: of('imprint.representative'),
      register: of('imprint.register'),
      vatId: of('imprint.vatId'),
      supervisor: of('imprint.supervisor'),
      authorities: of('imprint.authorities'),
    },
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

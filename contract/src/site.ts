import { t } from '@stillgrove/domain/language/message';
import { EMAIL_MAX_LENGTH } from '@stillgrove/domain/accounts/account';
import { LEGAL_FORMS } from '@stillgrove/domain/site/legal-form';
import { INSTRUMENTS } from '@stillgrove/domain/self-checks/forms';
import { SERVICES } from '@stillgrove/domain/site/services';
import * as z from 'zod/mini';
import { writtenLine } from './written-line';

const ADDRESS_MAX_LENGTH = 500;

/** The protocol is checked since the address becomes a link: `javascript:` is an address, too. */
const webAddress = z.nullable(
  z
    .url({ protocol: /^https?$/, error: t`Enter a whole web address, starting with https://.` })
    .check(
      z.maxLength(ADDRESS_MAX_LENGTH, t`This web address is too long.`),
      z.regex(/^\S*$/, t`A web address has no spaces.`),
    ),
);

export const LANDING_VARIANTS = ['default', 'video'] as const;

const MINIMUM_AGE_RANGE = { least: 10, most: 25 } as const;
/** A month: whoever needs longer had better promise nothing. */
const ANSWER_HOURS_MOST = 720;
const COUNTRIES_MOST = 250;

const figure = z.strictObject({
  value: writtenLine(12, t`Enter a figure.`),
  label: writtenLine(40, t`Enter what the figure counts.`),
});

function wholeNumber(least: number, most: number, unit: string) {
  const error = t`Enter a whole number of ${unit} from ${String(least)} to ${String(most)}, or leave it empty.`;
  return z.nullable(z.int(error).check(z.minimum(least, error), z.maximum(most, error)));
}

const reviewer = z.strictObject({
  name: writtenLine(100, t`Enter the name of the reviewer.`),
  role: writtenLine(100, t`Enter the profession of the reviewer, such as clinical psychologist.`),
  reviewedOn: z.iso.date(t`Enter the day of the review.`),
});

/** What the law of some countries asks an imprint for; empty where an operator has none of it. */
const imprintDetails = z.strictObject({
  /** The people who may act for an organization. */
  representative: writtenLine(200, null),
  /** The register and the number in it. */
  register: writtenLine(200, null),
  vatId: writtenLine(60, null),
  /** Who supervises the work, such as a licensing board. */
  supervisor: writtenLine(200, null),
  /** Where courts and authorities write to. */
  authorities: writtenLine(200, null),
});

/** What an operator decides about an instance in its own area. */
export const siteValues = z.strictObject({
  /** On one line, since it becomes part of email headers. */
  name: writtenLine(60, t`Enter the name of this site.`),
  /** Who runs the site; empty as long as no one has said so. */
  operatorName: writtenLine(120, null),
  legalForm: z.enum(LEGAL_FORMS, t`Choose one of the legal forms.`),
  address: writtenLine(200, t`Enter an address, or where people find you.`),
  email: z
    .string(t`Enter an email address.`)
    .check(
      z.trim(),
      z.maxLength(EMAIL_MAX_LENGTH, t`This email address is too long.`),
      z.email(t`Enter an email address like name@example.org.`),
    ),
  /** As people read it; empty when there is none. */
  phone: writtenLine(40, null).check(
    z.regex(/^$|^\+?[\s()./-]*\d[\d\s()./-]*$/, t`Enter a phone number, such as +91 755 123 4567.`),
  ),
  social: z.strictObject({
    facebook: webAddress,
    twitter: webAddress,
    instagram: webAddress,
    linkedin: webAddress,
    youtube: webAddress,
  }),
  /** `video` is the landing page with a film behind its first words and the card links of the activities. */
  landingVariant: z.enum(LANDING_VARIANTS, t`Choose one of the two landing pages.`),
  /** The external playlist behind the Videos for Relief card; null opens our own video page. */
  reliefPlaylistUrl: webAddress,
  /** An external diary in place of our own. */
  diaryUrl: webAddress,
  /** Four figures on the FAQ page; an operator puts true ones here or hides them. */
  stats: z.strictObject({ shown: z.boolean(), items: z.array(figure).check(z.length(4)) }),
  /** True until an operator has said that the figures are true; they are marked as samples for so long. */
  sampleFigures: z.boolean(),
  services: z
    .array(z.enum(SERVICES, t`Choose from the services in the list.`))
    .check(z.refine(isWithoutRepeats, t`Choose each service once.`)),
  /** True until an operator has said which services there are; answers that claim some are samples for so long. */
  sampleServices: z.boolean(),
  /** Within how many hours messages are answered; null promises nothing. */
  answerHours: wholeNumber(1, ANSWER_HOURS_MOST, 'hours'),
  /** Whether trained crisis staff answer messages. */
  crisisRole: z.boolean(),
  /** Whether the team's inbox gets each message in full; without it, only that there is one and where to read it. */
  fullMessageAlerts: z.boolean(),
  /** The self-checks that are offered; without any, their page says so and nothing leads there. */
  selfChecks: z
    .array(z.enum(INSTRUMENTS, t`Choose from the self-checks in the list.`))
    .check(z.refine(isWithoutRepeats, t`Choose each self-check once.`)),
  /** Whether members get emails that remind them of appointments. */
  appointmentReminders: z.boolean(),
  /** In years; null: people of any age may have an account. */
  minimumAge: wholeNumber(MINIMUM_AGE_RANGE.least, MINIMUM_AGE_RANGE.most, 'years'),
  /** Whether sign-up asks for the year of birth and refuses whoever is too young; without it the age is a rule only. */
  asksBirthYear: z.boolean(),
  /** Where the server stands, or the company that hosts it; empty as long as no one has said so. */
  host: writtenLine(200, null),
  /** The email service that carries this site's email; empty as long as no one has said so. */
  emailService: writtenLine(120, null),
  /** The program that sends the newsletter; empty as long as no one has said so. */
  newsletterService: writtenLine(120, null),
  /** The service for video calls with therapists; empty where each therapist chooses one. */
  videoCallService: writtenLine(120, null),
  /** Which data goes to other countries, and what protects it there; empty as long as no one has said so. */
  otherCountries: writtenLine(300, null),
  /** Whom to ask about personal data; empty for the address of the site. */
  dataProtectionContact: writtenLine(200, null),
  imprint: imprintDetails,
  /** The clinician who reviewed the articles; null when no one has. */
  reviewer: z.nullable(reviewer),
  /** ISO 3166-1 alpha-2 codes of the countries that the operator serves. */
  countries: z
    .array(z.string())
    .check(
      z.maxLength(COUNTRIES_MOST, t`These are more countries than there are.`),
      z.refine(areCountryCodes, t`Enter country codes of two letters, such as US, CA.`),
      z.refine(isWithoutRepeats, t`Enter each country once.`),
    ),
});

function areCountryCodes(codes: readonly string[]): boolean {
  return codes.every((code) => /^[A-Z]{2}$/.test(code));
}

function isWithoutRepeats(list: readonly string[]): boolean {
  return new Set(list).size === list.length;
}

/** What every visitor may know about an instance. */
export const site = z.extend(siteValues, {
  /** Whether the leftover record form is there; the process's settings say so, never a stored value. */
  legacyRecords: z.boolean(),
});

export type SiteValues = z.infer<typeof siteValues>;
export type Site = z.infer<typeof site>;

/** What operators decide of all that is known about an instance. */
export function valuesOf({ legacyRecords: _ofTheProcess, ...values }: Site): SiteValues {
  return values;
}

/** What the legal texts alone tell, or the team alone needs to know. */
const NOT_IN_PAGES = [
  'dataProtectionContact',
  'emailService',
  'fullMessageAlerts',
  'imprint',
  'newsletterService',
  'otherCountries',
  'videoCallService',
] as const;

/** What every page carries of an instance. */
export type ShownSite = Omit<Site, (typeof NOT_IN_PAGES)[number]>;

/** Without what no page reads: it would only make each of them heavier. */
export function shownSite(whole: Site): ShownSite {
  const left: readonly string[] = NOT_IN_PAGES;
  return Object.fromEntries(Object.entries(whole).filter(([name]) => !left.includes(name))) as ShownSite;
}

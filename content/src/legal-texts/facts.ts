import type { RetentionSettings } from '@stillgrove/domain/retention/inventory';
import type { ServiceId } from '@stillgrove/domain/site/services';

/** What the default texts are made of: settings of the site and of the process. */
export type LegalFacts = RetentionSettings & {
  /** The site's name. */
  readonly name: string;
  /** Who runs the site; empty until the operator has said so. */
  readonly operatorName: string;
  readonly legalForm: 'unsaid' | 'charity' | 'nonprofit' | 'public' | 'company' | 'person';
  readonly address: string;
  readonly email: string;
  /** Empty when there is none. */
  readonly phone: string;
  /** An email address or words; empty: the site's email. */
  readonly dataProtectionContact: string;
  /** What the law of some countries asks for; each is empty where the operator has entered nothing. */
  readonly imprint: Readonly<
    Record<'representative' | 'register' | 'vatId' | 'supervisor' | 'authorities', string>
  >;
  /** Where the server stands or who hosts it; empty until the operator has said so. */
  readonly host: string;
  /** The email service; empty until the operator has said so. */
  readonly emailService: string;
  /** The program that sends the newsletter; empty until the operator has said so. */
  readonly newsletterService: string;
  /** The service for video calls; empty where each therapist chooses one. */
  readonly videoCallService: string;
  /** Which data goes to other countries, and what protects it; empty until the operator has said so. */
  readonly otherCountries: string;
  /** In years; null: the site sets none. */
  readonly minimumAge: number | null;
  /** Whether sign-up asks for the year of birth. */
  readonly asksBirthYear: boolean;
  /** Hours within which messages are answered; null: no promise. */
  readonly answerHours: number | null;
  /** Whether trained crisis staff answer. */
  readonly crisisRole: boolean;
  /** What the team offers. */
  readonly services: readonly ServiceId[];
  /** Whether the record form is there. */
  readonly legacyRecords: boolean;
  /** How many backups stay. */
  readonly backupsKept: number;
  /** Whether an upgrade copies the database first. */
  readonly copiesBeforeUpgrades: boolean;
};

/** A setting inside Markdown: its words on one line, none of them a mark. */
export function plain(words: string): string {
  return words
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_{}[\]()#+\-.!<>|~:@&]/g, '\\$&');
}

/** An email address as a link; anything else as plain words. */
export function contactLink(contact: string): string {
  const words = contact.trim();
  const isSimple = /^[\w.+-]+@[\w.-]+\.\w+$/.test(words);
  return isSimple ? `[${plain(words)}](mailto:${words})` : plain(words);
}

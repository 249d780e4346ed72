import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LegalFacts } from '../../content/src/legal-texts/facts';
import type { Operation } from '../../contract/src/operation';
import { INVENTORY, type Kept } from '../../domain/src/retention/inventory';

/** Absolute path of the project’s folder. */
const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * What a sentence of the legal texts follows from. Each is looked at where it is: a setting by making the text with
 * another value, a column in the inventory, an operation in the contract, a test in its file, code by running it.
 */
export type Holder =
  | { readonly setting: keyof LegalFacts }
  | { readonly columns: readonly `${string}.${string}`[] }
  | { readonly operation: string }
  | { readonly test: string }
  | { readonly code: string; readonly holds: () => boolean };

/** What is asked of all holders. */
export type Evidence = {
  /** As `POST /api/v1/appointments`, with who may call it. */
  readonly operations: ReadonlySet<string>;
  /** The code of all tests. */
  readonly tests: string;
  /** The facts that the text was made of. */
  readonly facts: LegalFacts;
  /** All sentences of a text that is made of other facts. */
  readonly sentencesWith: (facts: LegalFacts) => ReadonlySet<string>;
};

const OPERATIONS = join(PROJECT, 'contract/src/operations');

/** Every operation that the contract declares, such as `POST /api/v1/appointments`. */
export async function declaredOperations(): Promise<ReadonlySet<string>> {
  const modules = await Promise.all(
    readdirSync(OPERATIONS).map(
      async (file) => (await import(join(OPERATIONS, file))) as Record<string, Operation>,
    ),
  );
  return new Set(
    modules
      .flatMap((module) => Object.values(module))
      .filter((value) => typeof value === 'object' && 'path' in value)
      .map(({ method, path }) => `${method} ${path}`),
  );
}

/** The code of every test of the project, with the tests that are skipped taken out. */
export function allTests(): string {
  return ['contract/src', 'content/src', 'domain/src', 'server/src', 'web/src', 'e2e/journeys', 'scripts']
    .flatMap((folder) =>
      readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(?:test|spec)\.ts$/.test(file))
        .map((file) => readFileSync(join(PROJECT, folder, file), 'utf8')),
    )
    .join('\n')
    .replaceAll(/\b(?:test|describe)\.skip\([\s\S]*?\n\}\);/g, '');
}

/** Another value for each setting, which has to change the text. */
const OTHER_VALUES: { readonly [Name in keyof LegalFacts]: readonly LegalFacts[Name][] } = {
  name: ['Another Site'],
  operatorName: ['', 'Another Trust'],
  legalForm: ['unsaid', 'company'],
  address: ['9 Other Street'],
  email: ['other@example.org'],
  phone: ['', '+1 555 0199'],
  dataProtectionContact: ['', 'other-privacy@example.org'],
  imprint: [
    { representative: '', register: '', vatId: '', supervisor: '', authorities: '' },
    {
      representative: 'Another',
      register: 'Another',
      vatId: 'Another',
      supervisor: 'Another',
      authorities: 'Another',
    },
  ],
  host: ['', 'Another Host'],
  emailService: ['', 'Another Email'],
  newsletterService: ['', 'Another Letters'],
  videoCallService: ['', 'Another Meet'],
  otherCountries: ['', 'Another country.'],
  minimumAge: [null, 12, 18],
  asksBirthYear: [true, false],
  answerHours: [null, 5],
  crisisRole: [true, false],
  services: [[], ['mindfulness']],
  legacyRecords: [true, false],
  usesEmailService: [true, false],
  backupsKept: [3],
  copiesBeforeUpgrades: [true, false],
  sessionDays: [3],
  fullMessageAlerts: [true, false],
};

/** Whether a sentence is said because a setting has its value, and not said with any other. */
function followsSetting(sentence: string, setting: keyof LegalFacts, evidence: Evidence): boolean {
  const { facts, sentencesWith } = evidence;
  return OTHER_VALUES[setting].some((value) => !sentencesWith({ ...facts, [setting]: value }).has(sentence));
}

const COLUMNS: ReadonlySet<string> = new Set(
  Object.values<Kept>(INVENTORY).flatMap(({ columns }) =>
    Object.entries(columns).flatMap(([table, names]) => names.map((name) => `${table}.${name}`)),
  ),
);

/** Why a holder does not hold a sentence; null when it does. */
export function problemOf(sentence: string, holder: Holder, evidence: Evidence): string | null {
  if ('setting' in holder)
    return followsSetting(sentence, holder.setting, evidence) ? null : `does not depend on ${holder.setting}`;
  if ('columns' in holder) {
    const unknown = holder.columns.filter((column) => !COLUMNS.has(column));
    return unknown.length === 0 ? null : `not in the inventory: ${unknown.join(', ')}`;
  }
  if ('operation' in holder)
    return evidence.operations.has(holder.operation) ? null : `no operation ${holder.operation}`;
  if ('test' in holder) return isTest(holder.test, evidence.tests) ? null : `no test “${holder.test}”`;
  return holder.holds() ? null : `does not hold: ${holder.code}`;
}

/** A test has the title as a string of its own, whether it is one test or one of several. */
function isTest(title: string, tests: string): boolean {
  return [`'${title}'`, `"${title}"`, `\`${title}\``].some((written) => tests.includes(written));
}

import { isExampleAddress, isExampleEmail } from '@stillgrove/domain/site/example-contact';
import { contactLink, type LegalFacts, plain } from './facts';

const LEGAL_FORMS: Readonly<Record<LegalFacts['legalForm'], string | null>> = {
  unsaid: null,
  charity: 'It is a charity.',
  nonprofit: 'It is a non-profit organization.',
  public: 'It is a public body.',
  company: 'It is a company.',
  person: 'It is run by one person, not by an organization.',
};

const ONLY_AN_EXAMPLE = ' (This is only an example. It’s a placeholder, so nothing sent there arrives.)';

/** The imprint as Markdown: who runs the site and how to reach them, as far as the operator has said so. */
export function defaultImprint(facts: LegalFacts): string {
  return [
    facts.operatorName.trim() === ''
      ? `The operator of this site has not filled in this page yet. For now it does not say who runs ${plain(facts.name)}.`
      : `${plain(facts.name)} is run by ${plain(facts.operatorName)}.`,
    '## Who runs this site',
    ...whoRunsIt(facts),
    '## How to reach us',
    ...howToReach(facts),
    '## Where the site is hosted',
    facts.host.trim() === ''
      ? 'The operator has not said yet where the server of this site stands.'
      : `The server of this site: ${plain(facts.host)}.`,
    '## The software',
    'This site runs on Stillgrove, which is open source software under the MIT License.',
  ].join('\n\n');
}

function whoRunsIt({ operatorName, legalForm, imprint }: LegalFacts): string[] {
  const form = LEGAL_FORMS[legalForm];
  if (operatorName.trim() === '') {
    return [
      'The operator has not entered a name yet. Until this page says who runs this site, please write nothing private here.',
    ];
  }
  return [
    plain(operatorName),
    form ?? 'The operator has not said yet what kind of organization this is.',
    ...listOf([
      ['Represented by', plain(imprint.representative)],
      ['Register', plain(imprint.register)],
      ['VAT ID', plain(imprint.vatId)],
      ['Supervised by', plain(imprint.supervisor)],
    ]),
  ];
}

/** A list of what is there, or no list. */
function listOf(items: readonly (readonly [label: string, words: string])[]): string[] {
  const lines = items.filter(([, words]) => words !== '').map(([label, words]) => `- **${label}:** ${words}`);
  return lines.length === 0 ? [] : [lines.join('\n')];
}

function howToReach({ address, email, phone, imprint }: LegalFacts): string[] {
  return [
    ...listOf([
      ['Address', `${plain(address)}${isExampleAddress(address) ? ONLY_AN_EXAMPLE : ''}`],
      ['Email', `${contactLink(email)}${isExampleEmail(email) ? ONLY_AN_EXAMPLE : ''}`],
      ['Phone', plain(phone)],
      ['For courts and authorities', contactLink(imprint.authorities)],
    ]),
    'You can also use the [contact form](/contact). In an emergency, please do not write to us. Open [Need help now](/help).',
  ];
}

import { t } from '@lingui/core/macro';
import type { CountryHelp, Helpline } from '@stillgrove/contract/helplines';
import { emergencyLines, everyonesLines } from '@stillgrove/domain/help/services';
import type { AnswerNumber } from '@stillgrove/domain/safeguarding/filled-answer';

/** So many support lines fit into an answer that is read in a bad hour. */
const SUPPORT_MOST = 3;

/**
 * The numbers of the countries that a site serves, for operators to check: the emergency number, then the lines that
 * turn no one away.
 */
export function answerNumbers(served: readonly string[], helplines: readonly CountryHelp[]): AnswerNumber[] {
  return helplines
    .filter(({ country }) => served.includes(country))
    .map(({ name, lines }) => ({
      country: name,
      numbers: [
        ...emergencyLines(lines)
          .slice(0, 1)
          .map((line) => t`Emergency: ${dialingWords(line)}`),
        ...everyonesLines(lines).slice(0, SUPPORT_MOST).map(supportWords),
      ],
    }));
}

/** `Samaritans: call 116 123. Anyone who needs to talk. Hours: 24 hours a day, every day.` */
function supportWords(line: Helpline): string {
  const { name, hours } = line;
  const sentences = [
    t`${name ?? kindWords(line)}: ${dialingWords(line)}.`,
    servesSentence(line),
    hours === undefined ? t`We don’t know its hours.` : t`Hours: ${hours}.`,
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** Whom a line serves; where no one knows, that, after what kind of line it is where its name does not say so. */
function servesSentence(line: Helpline): string {
  const { name, serves } = line;
  if (serves !== undefined) return t`${serves}.`;
  if (name === undefined) return t`We don’t know whom it serves.`;
  return t`${kindWords(line)}. We don’t know whom it serves.`;
}

/** `call 113, then choose 5`, `text HOME to 741741` */
function dialingWords({ way, number, body, option }: Helpline): string {
  if (way === 'text') return body === undefined ? t`text ${number}` : t`text ${body} to ${number}`;
  return option === undefined ? t`call ${number}` : t`call ${number}, then choose ${option}`;
}

function kindWords({ services }: Helpline): string {
  if (services.includes('crisis')) return t`Crisis line`;
  if (services.includes('mentalHealth')) return t`Mental health line`;
  return services.includes('health') ? t`Health line` : t`Support line`;
}

import { partsInOrder, type Plan, type PlanItem, type PlanPartName } from './plan';

type Words = {
  readonly title: string;
  readonly partTitles: Readonly<Record<PlanPartName, string>>;
  /** The lines of the country, each in one line of text; they follow the person's own professionals. */
  readonly countryLines: readonly string[];
};

/** The plan as plain text to send on, with all phone numbers: what is not written is left out. */
export function planAsText(plan: Plan, { title, partTitles, countryLines }: Words): string {
  const blocks = partsInOrder(plan).map(({ part, items }) => {
    const lines = items.map((item) => `- ${itemAsText(item)}`);
    const ofCountry = part === 'professionals' ? countryLines.map((line) => `- ${line}`) : [];
    return [...lines, ...ofCountry].length === 0 ? '' : [partTitles[part], ...lines, ...ofCountry].join('\n');
  });
  return [title, ...blocks.filter((block) => block !== '')].join('\n\n');
}

/** One item in one line: `Maya, 555 0100: my sister. “Can you stay on the phone?”`. */
export function itemAsText({ text, phone, note, message }: PlanItem): string {
  const name = phone === '' ? text : `${text}, ${phone}`;
  const said = message === '' ? '' : ` “${message}”`;
  return note === '' ? `${name}${said}` : `${name}: ${note}${said}`;
}

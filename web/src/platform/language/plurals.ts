import { pageLanguage } from './page-language';
import { wholeNumber } from './whole-number';

type Values = Readonly<Record<string, string | number | null | undefined>>;
type Choices = Readonly<Record<string, Message | undefined>>;
/** A message as Lingui compiles it: texts, values by their names, plurals and choices. */
type Message = readonly (string | readonly [name: string, type?: string, choices?: Choices])[];

let rules: Intl.PluralRules | undefined;

/** What Lingui's macros call for plurals and choices; all other texts stand in the code (`web/languages`). */
export const i18n = {
  _: (_id: string, values: Values, { message }: { message: string | Message }): string =>
    typeof message === 'string' ? message : filled(message, values),
};

function filled(message: Message, values: Values): string {
  return message
    .map((token) => {
      if (typeof token === 'string') return token;
      const [name, type, choices] = token;
      // The `#` of a plural; Lingui's own way of writing it loads tables, see `wholeNumber`.
      if (name.endsWith('#')) return wholeNumber(Number(values[name.slice(0, -1)]));
      const value = values[name];
      if (choices === undefined) return String(value ?? '');
      const chosen =
        choices[String(value)] ?? (type === 'plural' ? choices[formOf(Number(value))] : undefined);
      return filled(chosen ?? choices.other ?? [], values);
    })
    .join('');
}

function formOf(count: number): Intl.LDMLPluralRule {
  rules ??= new Intl.PluralRules(pageLanguage());
  return rules.select(count);
}

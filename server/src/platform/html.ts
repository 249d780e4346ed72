import { escape } from 'html-escaper';

/** HTML that is safe to send: made by `html` alone. */
export type Html = { readonly markup: string };

type Part = string | number | Html | readonly Html[];

/** A template whose inserted texts are escaped and whose inserted HTML is not. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const markup = strings.map(
    (text, index) => text + (index < parts.length ? markupOf(parts[index] ?? '') : ''),
  );
  return { markup: markup.join('') };
}

function markupOf(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') {
    return escape(String(part));
  }
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

import type { InstrumentId } from './forms';

type Option = { readonly value: number; readonly text: string };

/** The official words of an instrument in one language, and where they come from. */
export type Questionnaire = {
  readonly instrument: InstrumentId;
  /** BCP 47 tag of the language of its words. */
  readonly language: string;
  readonly name: string;
  readonly fullName: string;
  /** The two questions before the longer form. */
  readonly short?: { readonly name: string; readonly fullName: string; readonly source: string } | undefined;
  readonly edition: string;
  readonly source: string;
  /** What the words were compared with, letter by letter. */
  readonly comparedWith: string;
  readonly license: { readonly name: string; readonly url?: string | undefined };
  /** The line that names the authors and the terms. */
  readonly credit: string;
  /** Stands above every item. */
  readonly stem: string;
  readonly items: readonly string[];
  /** In the order of the official form. */
  readonly options: readonly Option[];
  /** Asked last and not scored. */
  readonly difficulty?: { readonly question: string; readonly options: readonly Option[] } | undefined;
};

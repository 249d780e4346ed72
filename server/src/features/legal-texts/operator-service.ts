import type { LegalFacts } from '@stillgrove/content/legal-texts/facts';
import { sectionedMarkdownProblem } from '@stillgrove/content/sectioned-markdown';
import type { LegalTextName, SectionedHtml } from '@stillgrove/contract/legal-texts';
import type { OperatorLegalTextAnswer } from '@stillgrove/contract/operator-legal-texts';
import type { Db } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import { Refusal, type Result } from '../../platform/errors/refusal';
import { settingChanges } from '../../platform/settings/changes';
import { defaultText, shownText } from './shown-texts';
import { addLegalText, type NewLegalText, readLegalText } from './store';

type Options = {
  db: Db;
  clock: Clock;
  /** What default texts are made of now. */
  facts: () => Promise<LegalFacts>;
  /** Called once a change is on disk. */
  onChange: () => void;
};

type Operator = { readonly userId: string };
type Saved = { readonly note: string; readonly version: number };

export type OperatorLegalTextsService = ReturnType<typeof createOperatorLegalTextsService>;

/** Privacy, terms and imprint in the operators' words, or made from the settings again. */
export function createOperatorLegalTextsService({ db, clock, facts, onChange }: Options) {
  const changeOf = (name: LegalTextName) =>
    settingChanges<NewLegalText | null>({
      db,
      clock,
      async read(place) {
        const stored = await readLegalText(place, name);
        return { value: stored, version: stored?.version ?? 0 };
      },
      write: async (tx, text, version) => (text === null ? version : addLegalText(tx, name, text, version)),
      onChange,
    });

  return {
    async read(name: LegalTextName): Promise<Omit<OperatorLegalTextAnswer, 'success'>> {
      const stored = await readLegalText(db, name);
      const defaultMarkdown = defaultText(name, await facts());
      return {
        name,
        version: stored?.version ?? 0,
        own: stored?.own ?? false,
        markdown: stored?.markdown ?? defaultMarkdown,
        defaultMarkdown,
        changed: stored === null ? null : { note: stored.note, at: stored.changedAt },
      };
    },

    /** Publishes a text of the operator's own. @returns its version, or why it was not published */
    async save(
      operator: Operator,
      name: LegalTextName,
      { markdown, note, version }: Saved & { markdown: string },
    ): Promise<Result<number>> {
      return (
        problemOf(markdown) ??
        changeOf(name)(operator, version, (stored) => {
          if (stored?.own === true && stored.markdown === markdown) return null;
          const value = { own: true, markdown, note, changedAt: clock.now() };
          return { action: 'legal-text-saved', subject: name, value };
        })
      );
    },

    /** Publishes the default text again. @returns its version, or why it was not published */
    async restore(
      operator: Operator,
      name: LegalTextName,
      { note, version }: Saved,
    ): Promise<Result<number>> {
      const markdown = defaultText(name, await facts());
      return changeOf(name)(operator, version, (stored) => {
        if (stored?.own !== true) return null;
        const value = { own: false, markdown, note, changedAt: clock.now() };
        return { action: 'legal-text-restored', subject: name, value };
      });
    },

    /** How visitors would see a text. */
    async preview(markdown: string): Promise<Result<SectionedHtml>> {
      return problemOf(markdown) ?? shownText(markdown, await facts());
    },
  };
}

function problemOf(markdown: string): Result {
  const problem = sectionedMarkdownProblem(markdown);
  if (problem === null) return null;
  return new Refusal({ code: 'invalid-fields', message: problem, fields: { markdown: problem } });
}

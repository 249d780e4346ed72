import type { LegalFacts } from '@stillgrove/content/legal-texts/facts';
import { renderSectionedMarkdown } from '@stillgrove/content/sectioned-markdown';
import { type Db, inTransaction } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import { outdatedDefaults } from './shown-texts';
import { addLegalText } from './store';

const FIRST = 'First version.';

/**
 * Stores a version of each default text that settings or a new release have changed, so that the page can say
 * when it changed and what, and what it said before. Texts of operators are left alone.
 */
export async function storeDefaultTexts(options: { db: Db; clock: Clock; facts: LegalFacts }): Promise<void> {
  const { db, clock, facts } = options;
  // Looked at outside a transaction first: as a rule nothing has changed.
  if ((await outdatedDefaults(db, facts)).length === 0) return;
  await inTransaction(db, async (tx) => {
    for (const { name, stored, markdown } of await outdatedDefaults(tx, facts)) {
      const note = stored === null ? FIRST : changeNote(stored.markdown, markdown);
      // Null when another process was faster; it wrote the same.
      await addLegalText(
        tx,
        name,
        { own: false, markdown, note, changedAt: clock.now() },
        stored?.version ?? 0,
      );
    }
  });
}

/** Names the sections that are not as they were. */
function changeNote(before: string, after: string): string {
  const [old, now] = [renderSectionedMarkdown(before), renderSectionedMarkdown(after)];
  const wordsIn = ({ sections }: typeof old, title: string) =>
    sections.find((section) => section.title === title)?.html;
  const titles = [...now.sections, ...old.sections].map(({ title }) => title);
  const changed = [...new Set(titles)].filter((title) => wordsIn(old, title) !== wordsIn(now, title));
  if (old.intro !== now.intro) changed.unshift('Introduction');
  return `Changed: ${changed.join('; ')}.`;
}

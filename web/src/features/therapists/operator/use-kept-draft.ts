import { useState } from 'react';
import { dropDraft, readDraft, saveDraft } from '../../../platform/storage/drafts';

/** What is being written, and the version of the profile that it began with. */
type Begun<Values> = { readonly version: number; readonly values: Values };

/**
 * A form's values, kept for this tab until they are saved or given up.
 *
 * @param restored whether they were begun before this visit
 */
export function useKeptDraft<Values>(name: string, opened: Begun<Values>) {
  const [found] = useState(() => begunBefore<Values>(name));
  // A newer program may know fields that the draft does not.
  const [begun, setBegun] = useState<Begun<Values>>(
    found === null ? opened : { ...found, values: { ...opened.values, ...found.values } },
  );
  return {
    ...begun,
    restored: found !== null,
    change(changes: Partial<Values>) {
      const next = { ...begun, values: { ...begun.values, ...changes } };
      setBegun(next);
      saveDraft(name, { begun: JSON.stringify(next) });
    },
    drop() {
      dropDraft(name);
      setBegun(opened);
    },
  };
}

function begunBefore<Values>(name: string): Begun<Values> | null {
  const { begun } = readDraft(name);
  return begun === undefined ? null : (JSON.parse(begun) as Begun<Values>);
}

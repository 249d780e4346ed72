import {
  readTyped,
  textOfTyped,
  typedFromText,
  USUAL_SITTING,
  type Problems,
  type TypedSitting,
} from '@stillgrove/domain/sitting/typed';
import { useMemo, useState } from 'react';
import { readPreference, writePreference } from '../../platform/preferences/preferences';
import { useHydrating } from '../../platform/screen/use-hydrating';
import type { Place } from './kept-place';

export type SittingForm = {
  readonly typed: TypedSitting;
  /** What was meant; null while something is wrong. */
  readonly sitting: Place['sitting'] | null;
  /** What is wrong, once someone wanted to begin with it. */
  readonly problems: Problems;
  /** Whether it is what was sat the last time on this device. */
  readonly isLastTime: boolean;
  readonly change: (part: Partial<TypedSitting>) => void;
  /** How often something wrong stood in the way of beginning. */
  readonly refusals: number;
  /** Remembers what is chosen and calls back with it, unless something is wrong. */
  readonly whenRight: (callBack: (chosen: Pick<Place, 'typed' | 'sitting'>) => void) => void;
};

/** What someone chooses for a sitting, at first as the last time on this device. */
export function useTypedSitting(): SittingForm {
  const hydrating = useHydrating();
  const [text, setText] = useState<string | null>(null);
  const storedText = useMemo(
    () => (hydrating ? null : (text ?? readPreference('sitting'))),
    [hydrating, text],
  );
  const before = useMemo(() => typedFromText(storedText ?? ''), [storedText]);
  const [own, setOwn] = useState<TypedSitting | null>(null);
  const [asked, setAsked] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const typed = own ?? before ?? USUAL_SITTING;
  const read = readTyped(typed);
  const sitting = read.problems === null ? read.sitting : null;
  return {
    typed,
    sitting,
    problems: asked && read.problems !== null ? read.problems : {},
    refusals,
    isLastTime: before !== null && textOfTyped(typed) === textOfTyped(before),
    change(part) {
      setOwn({ ...typed, ...part });
      // No one has wanted to begin with another choice yet.
      if ('between' in part || 'length' in part) setAsked(false);
    },
    whenRight(callBack) {
      setAsked(sitting === null);
      if (sitting === null) {
        setRefusals(refusals + 1);
        return;
      }
      writePreference('sitting', textOfTyped(typed));
      setText(textOfTyped(typed));
      callBack({ typed, sitting });
    },
  };
}

import {
  hasParts,
  textOfWindDown,
  USUAL_WIND_DOWN,
  windDownFromText,
  type WindDown,
} from '@stillgrove/domain/sleep/wind-down';
import { useMemo, useState } from 'react';
import { readPreference, writePreference } from '../../platform/preferences/preferences';
import { useHydrating } from '../../platform/screen/use-hydrating';

export type WindDownChoice = {
  readonly chosen: WindDown;
  /** Whether someone wanted to begin with all parts turned off. */
  readonly isEmpty: boolean;
  readonly change: (part: Partial<WindDown>) => void;
  readonly whenRight: (callBack: (chosen: WindDown) => void) => void;
};

/** Which parts an evening has, remembered on the device with each change. */
export function useWindDownChoice(): WindDownChoice {
  const hydrating = useHydrating();
  const before = useMemo(
    () => (hydrating ? USUAL_WIND_DOWN : windDownFromText(readPreference('wind-down') ?? '')),
    [hydrating],
  );
  const [own, setOwn] = useState<WindDown | null>(null);
  const [isEmpty, setIsEmpty] = useState(false);
  const chosen = own ?? before;
  return {
    chosen,
    isEmpty,
    change(part) {
      const changed = { ...chosen, ...part };
      setOwn(changed);
      if (hasParts(changed)) setIsEmpty(false);
      writePreference('wind-down', textOfWindDown(changed));
    },
    whenRight(callBack) {
      setIsEmpty(!hasParts(chosen));
      if (hasParts(chosen)) callBack(chosen);
    },
  };
}

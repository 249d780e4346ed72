import { amountFrom, type Length, type LengthUnit } from '@stillgrove/domain/breathing/arc';
import { useMemo, useRef, useState, type RefObject } from 'react';
import { useAddressSearch } from '../../platform/address/address-search';
import { useHydrating } from '../../platform/screen/use-hydrating';
import { formBefore, NO_END, storeLength, type LengthChoice, type LengthForm } from './stored-length';

export type LengthField = LengthForm & {
  /** Whether what is typed as an own length is no length. */
  wrong: boolean;
  input: RefObject<HTMLInputElement | null>;
  choose: (choice: LengthChoice) => void;
  chooseUnit: (unit: LengthUnit) => void;
  type: (typed: string) => void;
  /** Calls back with the chosen length, null without an end; or leads to what is wrong. */
  whenRight: (callBack: (length: Length | null) => void) => void;
};

/** How long someone wants to breathe: what the address names, or what was chosen on this device the last time. */
export function useLength(): LengthField {
  const hydrating = useHydrating();
  const address = useAddressSearch().toString();
  const before = useMemo(
    () => (hydrating ? NO_END : formBefore(new URLSearchParams(address))),
    [hydrating, address],
  );
  const [own, setOwn] = useState<LengthForm | null>(null);
  const [wrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const form = own ?? before;
  const amount = form.choice === 'own' ? amountFrom(form.unit, form.typed) : form.choice;
  const change = (next: LengthForm) => {
    setOwn(next);
    setWrong(false);
    if (next.choice === 'open') storeLength(null);
    else if (next.choice !== 'own') storeLength({ unit: next.unit, amount: next.choice });
  };
  return {
    ...form,
    wrong,
    input,
    choose: (choice) => change({ ...form, choice }),
    // An amount that is offered in minutes need not be offered in breaths.
    chooseUnit: (unit) => change({ ...form, unit, choice: form.choice === 'own' ? 'own' : 'open' }),
    type(typed) {
      setOwn({ ...form, choice: 'own', typed });
      if (amountFrom(form.unit, typed) !== null) setWrong(false);
    },
    whenRight(callBack) {
      setWrong(amount === null);
      if (amount === null) {
        input.current?.focus();
        return;
      }
      const chosen = amount === 'open' ? null : { unit: form.unit, amount };
      storeLength(chosen);
      callBack(chosen);
    },
  };
}

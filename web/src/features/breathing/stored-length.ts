import {
  amountFrom,
  BREATHS_OFFERED,
  MINUTES_OFFERED,
  SETTLE_MS,
  type Length,
  type LengthUnit,
} from '@stillgrove/domain/breathing/arc';
import { readPreference, writePreference } from '../../platform/preferences/preferences';
import type { Plan } from './breathing-session';
import { useBreathingSettings } from './settings/breathing-settings';

export const OFFERED: Readonly<Record<LengthUnit, readonly number[]>> = {
  minutes: MINUTES_OFFERED,
  breaths: BREATHS_OFFERED,
};

/** One of the offered amounts, an own one, or no end. */
export type LengthChoice = 'open' | 'own' | number;

export type LengthForm = {
  readonly unit: LengthUnit;
  readonly choice: LengthChoice;
  /** What is typed as an own length. */
  readonly typed: string;
};

export const NO_END: LengthForm = { unit: 'minutes', choice: 'open', typed: '' };

/**
 * What stands in the form before anything is chosen: the length that the address names, else the one that was chosen on
 * this device before, else no end.
 */
export function formBefore(address: URLSearchParams): LengthForm {
  const length = lengthIn(address) ?? storedLength();
  if (length === null) return NO_END;
  const { unit, amount } = length;
  return OFFERED[unit].includes(amount)
    ? { unit, choice: amount, typed: '' }
    : { unit, choice: 'own', typed: String(amount) };
}

/** `?minutes=1`, by which a link that promises a length keeps to it. */
function lengthIn(address: URLSearchParams): Length | null {
  const amount = amountFrom('minutes', address.get('minutes') ?? '');
  return amount === null ? null : { unit: 'minutes', amount };
}

/** Kept as `5` for minutes and `5b` for breaths. */
function storedLength(): Length | null {
  const stored = readPreference('breathing-length') ?? '';
  const unit = stored.endsWith('b') ? 'breaths' : 'minutes';
  const amount = amountFrom(unit, stored.replace(/b$/, ''));
  return amount === null ? null : { unit, amount };
}

/** @param length null without an end */
export function storeLength(length: Length | null): void {
  const amount = String(length?.amount ?? 'open');
  writePreference('breathing-length', length?.unit === 'breaths' ? `${amount}b` : amount);
}

/** A session without an end begins at once, unless someone chose otherwise. */
export function planFor(length: Length | null): Plan {
  const { settleSeconds } = useBreathingSettings.getState();
  const usualMs = length === null ? 0 : SETTLE_MS;
  const settleMs = settleSeconds === null ? usualMs : settleSeconds * 1_000;
  return { length, settleMs };
}

/** How the session goes that was chosen on this device before. */
export function storedPlan(): Plan {
  return planFor(storedLength());
}

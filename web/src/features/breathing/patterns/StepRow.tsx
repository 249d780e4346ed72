import { t } from '@lingui/core/macro';
import {
  hasRightLength,
  STEP_GRID_MS,
  STEP_LIMITS,
  type Step,
  type StepKind,
} from '@stillgrove/domain/breathing/pattern';
import { useState, type ReactElement } from 'react';
import { Icon } from '../../../ui/drawing/Icon';
import styles from './StepRow.module.css';

const KIND_WORDS: Readonly<Record<StepKind, string>> = {
  in: t`Breathe in`,
  sip: t`Sip in`,
  hold: t`Hold`,
  out: t`Breathe out`,
  rest: t`Rest`,
};

/** A pattern begins with the one breath in, so that later steps are something else. */
const LATER_KINDS = ['sip', 'hold', 'out', 'rest'] as const;

type Props = {
  step: Step;
  /** From 1. */
  number: number;
  onChange: (step: Step) => void;
  /** Null where it cannot be removed. */
  onRemove: (() => void) | null;
};

/** One step of a pattern: what to do and for how long. */
export function StepRow({ step, number, onChange, onRemove }: Props): ReactElement {
  const { kind, durationMs } = step;
  const [typed, setTyped] = useState<string | null>(null);
  const [shortest, longest] = STEP_LIMITS[kind];
  const change = (nextMs: number) => {
    setTyped(null);
    onChange({ kind, durationMs: Math.min(longest, Math.max(shortest, nextMs)) });
  };
  const type = (text: string) => {
    setTyped(text);
    onChange({ kind, durationMs: text.trim() === '' ? NaN : Number(text) * 1_000 });
  };
  const name = KIND_WORDS[kind];
  const grid = Number.isFinite(durationMs) ? durationMs : shortest;
  return (
    <li className={styles.row}>
      {number === 1 ? (
        <span className={styles.kind}>{name}</span>
      ) : (
        <select
          className={styles.select}
          aria-label={t`Step ${number}`}
          value={kind}
          onChange={({ target }) => {
            setTyped(null);
            onChange({ kind: target.value as StepKind, durationMs: grid });
          }}
        >
          {LATER_KINDS.map((each) => (
            <option key={each} value={each}>
              {KIND_WORDS[each]}
            </option>
          ))}
        </select>
      )}
      <span className={styles.stepper}>
        <button
          type="button"
          aria-label={t`${name}: shorter`}
          aria-disabled={durationMs <= shortest}
          onClick={() => change(grid - STEP_GRID_MS)}
        >
          −
        </button>
        <input
          type="number"
          inputMode="decimal"
          min={shortest / 1_000}
          max={longest / 1_000}
          step={STEP_GRID_MS / 1_000}
          aria-label={t`${name}: seconds`}
          aria-invalid={!hasRightLength(step)}
          value={typed ?? String(durationMs / 1_000)}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setTyped((text) => (!hasRightLength(step) ? text : null))}
        />
        <button
          type="button"
          aria-label={t`${name}: longer`}
          aria-disabled={durationMs >= longest}
          onClick={() => change(grid + STEP_GRID_MS)}
        >
          +
        </button>
      </span>
      {onRemove !== null && (
        <button
          type="button"
          className={styles.remove}
          aria-label={t`Remove step ${number}: ${name}`}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      )}
    </li>
  );
}

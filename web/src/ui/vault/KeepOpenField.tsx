import { t } from '@lingui/core/macro';
import { KEEP_OPEN, type KeepOpen } from '@stillgrove/domain/vault/keep-open';
import type { ReactElement } from 'react';
import { FieldFrame } from '../controls/Field';

const NAMES: Readonly<Record<KeepOpen, string>> = {
  'five-minutes': t`Until I’m away for 5 minutes`,
  hour: t`1 hour`,
  day: t`1 day`,
  week: t`7 days`,
  month: t`30 days`,
};

type Props = {
  value: KeepOpen;
  onChange: (choice: KeepOpen) => void;
};

/** For how long the private space stays open on this device, and what that means. */
export function KeepOpenField({ value, onChange }: Props): ReactElement {
  return (
    <FieldFrame
      label={t`Keep it open on this device`}
      help={
        value === 'five-minutes'
          ? t`It also locks when you close or reload this tab.`
          : t`Until then, anyone who uses this browser can read it without your passphrase. It locks earlier if you lock it or sign out.`
      }
    >
      {(labelled) => (
        <select
          {...labelled}
          name="keepOpen"
          value={value}
          onChange={({ target }) =>
            onChange(KEEP_OPEN.find((choice) => choice === target.value) ?? 'five-minutes')
          }
        >
          {KEEP_OPEN.map((choice) => (
            <option key={choice} value={choice}>
              {NAMES[choice]}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** The same folded, where a passphrase is chosen or typed: what is set stands beside it. */
export function FoldedKeepOpenField(props: Props): ReactElement {
  return (
    <details>
      <summary className="text-summary">
        <span>{t`How long it stays open`}</span> <span className="aside">{NAMES[props.value]}</span>
      </summary>
      <KeepOpenField {...props} />
    </details>
  );
}

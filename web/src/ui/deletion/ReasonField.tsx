import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { FieldFrame } from '../controls/Field';
import { REASON_WORDS } from './reason-words';

/** Why something is deleted; only this is written down. */
export function ReasonField({ error }: { error: string | undefined }): ReactElement {
  return (
    <FieldFrame label={t`Reason`} help={t`The record keeps this reason and nothing else.`} error={error}>
      {(labelled) => (
        <select {...labelled} name="reason" defaultValue="">
          <option value="">{t`Choose a reason`}</option>
          {Object.entries(REASON_WORDS).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

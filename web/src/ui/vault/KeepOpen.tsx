import { t } from '@lingui/core/macro';
import type { KeepOpen as Choice } from '@stillgrove/domain/vault/keep-open';
import type { ReactElement } from 'react';
import { momentWords } from '../../platform/language/moment-words';
import { keepOpen } from '../../platform/vault/tab-vault';
import { useVault } from '../../platform/vault/vault-store';
import { KeepOpenField } from './KeepOpenField';
import { sayIfNotKept, useKeepOpen } from './use-keep-open';

/** For how long the open private space stays open, to be changed while it is. */
export function KeepOpen(): ReactElement {
  const untilMs = useVault((state) => state.keptUntilMs);
  const { value, onChange } = useKeepOpen();
  const choose = (choice: Choice) => {
    onChange(choice);
    void keepOpen(choice).then(() => sayIfNotKept(choice));
  };
  return (
    <>
      <KeepOpenField value={untilMs === null ? 'five-minutes' : value} onChange={choose} />
      <p role="status">
        {untilMs === null
          ? t`It locks after five minutes without activity, or after two minutes in a background tab.`
          : t`It stays open until ${momentWords(untilMs)}.`}
      </p>
    </>
  );
}

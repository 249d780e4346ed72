import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { NeedsAccount } from '../../ui/guest/NeedsAccount';

/** Says to a guest that records are stored on the server. */
export function RecordsNeedAccount(): ReactElement {
  return (
    <div className="page-part">
      <NeedsAccount title={t`Records need an account`} from="/placeformpage">
        {t`They are stored on the server, where only you can see them.`}
      </NeedsAccount>
    </div>
  );
}

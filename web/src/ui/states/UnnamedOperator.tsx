import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { useSite } from '../../platform/page-data/site';

/** Stands beside what people send as long as the site does not say who gets it. */
export function UnnamedOperator({ className }: { className?: string | undefined }): ReactElement | null {
  const { operatorName } = useSite();
  return operatorName === '' ? (
    <p className={className}>{t`This site hasn’t said who runs it yet. Don’t write anything private.`}</p>
  ) : null;
}

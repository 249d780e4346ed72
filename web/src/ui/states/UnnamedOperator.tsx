import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { useSite } from '../../platform/page-data/site';

type Props = { className?: string | undefined };

/** Stands beside what people send as long as the site does not say who gets it. */
export function UnnamedOperator({ className }: Props): ReactElement | null {
  const { operatorName } = useSite();
  return operatorName === '' ? <UnnamedOperatorNote className={className} /> : null;
}

export function UnnamedOperatorNote({ className }: Props): ReactElement {
  return (
    <p className={className}>{t`This site hasn’t said who runs it yet. Don’t write anything private.`}</p>
  );
}

import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { useAppStore } from '../../platform/session/app-store';
import { ButtonLink } from '../../ui/controls/Button';
import { ProsePart } from '../../ui/prose/Prose';

/** The way in for those who run the instance; no one else sees it. */
export function OperatorSection(): ReactElement | null {
  const operator = useAppStore((state) => state.operator);
  if (operator !== true) return null;
  return (
    <ProsePart title={t`Operator’s area`}>
      <p>{t`You are one of the people who run this site.`}</p>
      <div>
        <ButtonLink href="/operator">{t`Open the operator’s area`}</ButtonLink>
      </div>
    </ProsePart>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isDue } from '@stillgrove/domain/safety-plan/review';
import type { ReactElement } from 'react';
import { today } from '../../platform/clock/clock';
import { pageLanguage } from '../../platform/language/page-language';
import { usePlanStore } from './plan-store';

/** When the plan was looked at before, and after a year a quiet question. Nothing is sent anywhere to remind anyone. */
export function LookedAt(): ReactElement | null {
  const before = usePlanStore((state) => state.lookedAtBefore);
  if (before === null) return null;
  const day = new Intl.DateTimeFormat(pageLanguage(), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(before),
  );
  return (
    <p className="aside">
      <Trans>Last looked at on {day}.</Trans>
      {isDue(before, today()) && ` ${t`Is everything still right? Numbers and people change.`}`}
    </p>
  );
}

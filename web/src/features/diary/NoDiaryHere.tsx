import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { ButtonLink } from '../../ui/controls/Button';
import { Door } from './Door';

const REASONS = {
  insecure: t`Your diary needs your browser’s encryption. Browsers allow that only on addresses that start with https. Ask the people who run this site for its https address.`,
  refused: t`This browser doesn’t let us store anything on your device, so your diary can’t be kept here. A private window or strict settings can cause this. Try a regular window. We didn’t delete anything.`,
  full: t`We can’t open your diary because this device is full. Free some space, then reload this page. We didn’t delete anything.`,
  'older-tab': t`Stillgrove is open in another tab with an older version. Close that tab, then reload this page to open your diary.`,
  'newer-tab': t`Stillgrove was updated in another tab. Reload this page to open your diary.`,
  silent: t`This browser’s storage isn’t responding. Close other Stillgrove tabs, then reload this page. We didn’t delete anything.`,
} as const;

/** Says why there can be no diary in this browser. */
export function NoDiaryHere({ because }: { because: keyof typeof REASONS }): ReactElement {
  return (
    <Door title={t`Your diary can’t open here`}>
      <p>{REASONS[because]}</p>
      <p>
        <ButtonLink href="/browse">{t`Back to Today`}</ButtonLink>
      </p>
    </Door>
  );
}

import type { ReactElement } from 'react';
import { ButtonLink } from '../../ui/controls/Button';
import { Door } from './Door';

const REASONS = {
  insecure:
    'The diary is locked by your browser’s own encryption, and browsers offer that on secure addresses only: those that begin with https, or the very machine you sit at. Ask the people who run this place for its https address.',
  refused:
    'This browser does not let us keep anything on your device, so there is nowhere to put a page. Private windows and strict settings can be the reason. Nothing was deleted by us.',
  full: 'The diary cannot be opened because this device is full. Free some space, then reload this page. Nothing was deleted by us.',
  'older-tab':
    'Stillgrove is open in another tab with an older version, which holds your diary. Close that tab, then reload this page.',
  'newer-tab': 'Stillgrove was updated in another tab. Reload this page to open your diary.',
  silent:
    'This browser’s storage isn’t responding. Close other Stillgrove tabs, then reload this page. Nothing was deleted by us.',
} as const;

/** Says why there can be no diary in this browser. */
export function NoDiaryHere({ because }: { because: keyof typeof REASONS }): ReactElement {
  return (
    <Door title="Your diary cannot open here">
      <p>{REASONS[because]}</p>
      <p>
        <ButtonLink href="/browse">Back to your instance</ButtonLink>
      </p>
    </Door>
  );
}

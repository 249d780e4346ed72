import type { ReactElement } from 'react';
import { ButtonLink } from '../../ui/controls/Button';
import { Door } from './Door';

const REASONS = {
  insecure:
    'The diary is locked by your browser’s own encryption, and browsers offer that on secure addresses only: those that begin with https, or the very machine you sit at. Ask the people who run this place for its https address.',
  'no-storage':
    'This browser does not let us keep anything on your device, so there is nowhere to put a page. Private windows and strict settings can be the reason. Nothing was deleted by us.',
} as const;

/** Says why there can be no diary in this browser. */
export function NoDiaryHere({ because }: { because: keyof typeof REASONS }): ReactElement {
  return (
    <Door title="Your diary cannot open here">
      <p>{REASONS[because]}</p>
      <p>
        <ButtonLink href="/browse">Back to your grove</ButtonLink>
      </p>
    </Door>
  );
}

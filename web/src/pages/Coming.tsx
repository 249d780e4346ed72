import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import drawing from '../drawings/coming.svg?url&no-inline';
import { ButtonLink } from '../ui/controls/Button';
import { PictureMessage } from '../ui/layout/PictureMessage';

const NAMES: Readonly<Record<string, string>> = {
  '/about': 'About',
  '/contact': 'Contact',
  '/faq': 'Frequently Asked Questions',
  '/articles': 'Articles',
  '/therapists': 'Therapists',
  '/privacy': 'Privacy',
  '/terms': 'Terms',
};

/** Stands where a page is planned and not yet planted. */
export default function Coming(): ReactElement {
  const [path] = useLocation();
  return (
    <PictureMessage drawing={drawing} title={NAMES[path] ?? 'Still growing'}>
      <p>This part of the grove is still growing. Until it is here, the breathing guide is open to you.</p>
      <ButtonLink kind="main" href="/breathing">
        Breathe for a minute
      </ButtonLink>
    </PictureMessage>
  );
}

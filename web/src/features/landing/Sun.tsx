import { t } from '@lingui/core/macro';
import { useEffect, type MouseEvent, type ReactElement } from 'react';
import hillsPhone from '../../drawings/hero-hills-phone.svg?url&no-inline';
import hills from '../../drawings/hero-hills.svg?url&no-inline';
import { Icon } from '../../ui/drawing/Icon';
import file from './sun-breath/sun.ts?script-file';
import { usePlanting } from './use-planting';

type Props = {
  className: string | undefined;
  /** Drawn before the words. */
  picture?: ReactElement;
};

/**
 * The sun of the first words: a minute of slow breath. What answers it is in a file of its own, which the page's HTML
 * names; where the landing page is reached from another one, it is fetched here.
 */
export function Sun({ className, picture }: Props): ReactElement {
  useEffect(() => void load(), []);
  usePlanting();
  const words = (
    <>
      {picture}
      <strong>{t`Breathe with me`}</strong>
      <span>
        <Icon name="play" />
        {t`one minute`}
      </span>
    </>
  );
  return (
    <div className={className}>
      <button type="button" data-sun={`${hillsPhone} ${hills}`} onClick={pressedTooEarly}>
        {words}
      </button>
      <noscript>
        <a href="/help#slow-breath">{words}</a>
      </noscript>
    </div>
  );
}

/** What it does is up to its file, which does not let the press come here once it is there. */
function pressedTooEarly({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  currentTarget.ariaBusy = 'true';
  void load().finally(() => (currentTarget.ariaBusy = null));
}

/** Without a network it may not come; the next press asks for it again. */
async function load(): Promise<void> {
  if ('sunReady' in document.documentElement.dataset) return;
  await import(/* @vite-ignore */ file).catch(() => undefined);
}

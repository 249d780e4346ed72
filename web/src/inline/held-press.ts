import { HYDRATED } from '../platform/screen/hydrated';

/** Controls that the browser answers by itself, or a script that is in the page. */
const NATIVE = ':is([popovertarget], [data-theme-switch], form[method=post] *, form[method=get] *, dialog *)';

/**
 * A press on a control that needs the page's code, before that code is there, is done once it is. `aria-busy` says so
 * meanwhile, and of several presses the last one counts.
 */
export function holdPress(): void {
  let held: Element | null = null;
  const hold = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest(`button:not(${NATIVE})`) : null;
    if (button === null) return;
    held?.removeAttribute('aria-busy');
    held = button;
    button.setAttribute('aria-busy', 'true');
  };
  addEventListener('click', hold, { capture: true });
  const release = () => {
    removeEventListener('click', hold, { capture: true });
    // What has answered meanwhile took the mark away.
    if (!(held instanceof HTMLElement) || held.ariaBusy === null) return;
    held.removeAttribute('aria-busy');
    held.click();
  };
  addEventListener(HYDRATED, release, { once: true });
}

import { HYDRATED } from '../platform/screen/hydrated';

/** Controls that the browser answers by itself, or a script that is in the page. */
const NATIVE = ':is([popovertarget], [data-theme-switch], form[method=post] *, form[method=get] *, dialog *)';

/**
 * A press on a control that needs the page's code, before that code is there, is done once it is. `aria-busy` says so
 * meanwhile, and of several presses the last one counts.
 */
export function holdPress(): void {
  let held: HTMLElement | null = null;
  const hold = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const control = target.closest<HTMLElement>(`button:not(${NATIVE}), [type=radio]:not(${NATIVE})`);
    if (control === null) return;
    // Else the browser sends the form, and the page begins again without the press. A choice is seen at once.
    if (control instanceof HTMLButtonElement) event.preventDefault();
    held?.removeAttribute('aria-busy');
    held = control;
    control.setAttribute('aria-busy', 'true');
  };
  addEventListener('click', hold, { capture: true });
  const release = () => {
    removeEventListener('click', hold, { capture: true });
    // What has answered meanwhile took the mark away.
    if (typeof held?.ariaBusy !== 'string') return;
    held.removeAttribute('aria-busy');
    // Else it would be no change.
    if (held instanceof HTMLInputElement) held.checked = false;
    held.click();
  };
  addEventListener(HYDRATED, release, { once: true });
}

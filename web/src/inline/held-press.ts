import { HYDRATED } from '../platform/screen/hydrated';

/** Controls that the browser answers by itself, or a script that is in the page. */
const NATIVE = ':is([popovertarget], [data-theme-switch], form[method=post] *, form[method=get] *, dialog *)';

/**
 * A press on a control that needs the page's code, before that code is there, is done once it is. `aria-busy` says so
 * meanwhile. Of several buttons the last one counts, and of each group of choices the last choice.
 */
export function holdPress(): void {
  /** In the order of the presses, by the name that the choices of a group share; a button has an empty one. */
  const held = new Map<string, HTMLButtonElement | HTMLInputElement>();
  const hold = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const control = target.closest<HTMLButtonElement | HTMLInputElement>(
      `:is(button, [type=radio]):not(${NATIVE})`,
    );
    if (control === null) return;
    const { name } = control;
    // Else the browser sends the form, and the page loads again without the press. A choice is seen at once.
    if (control.type !== 'radio') event.preventDefault();
    held.get(name)?.removeAttribute('aria-busy');
    held.delete(name);
    held.set(name, control);
    control.setAttribute('aria-busy', 'true');
  };
  addEventListener('click', hold, { capture: true });
  const release = () => {
    removeEventListener('click', hold, { capture: true });
    for (const control of held.values()) {
      // What has answered meanwhile took the mark away.
      if (control.ariaBusy === null) continue;
      control.removeAttribute('aria-busy');
      // A choice that is made already would be no change.
      if (control.type === 'radio') control.checked = false;
      control.click();
    }
  };
  addEventListener(HYDRATED, release, { once: true });
}

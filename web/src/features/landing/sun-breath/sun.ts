/**
 * A file of its own, which the landing page loads beside its HTML: the sun answers before the page's code is there, and
 * goes on when that comes.
 */
import { breathe } from './breathe';
import { sunDialog } from './dialog';

const SUN = '[data-sun]';
const { dataset } = document.documentElement;

function open(sun: HTMLElement): void {
  sun.removeAttribute('aria-busy');
  const dialog = sunDialog((sun.dataset.sun ?? '').split(' '));
  if (!dialog.open) breathe(dialog, sun);
}

function press(event: MouseEvent): void {
  const { target } = event;
  const sun = target instanceof Element ? target.closest<HTMLElement>(SUN) : null;
  if (sun === null) return;
  // Neither held until the page's code is there, nor done once more by it.
  event.stopImmediatePropagation();
  open(sun);
}

// The page's code fetches it as well, where it has not come yet.
if (!('sunReady' in dataset)) {
  dataset.sunReady = '';
  addEventListener('click', press, { capture: true });
  const pressed = document.querySelector<HTMLElement>(`${SUN}[aria-busy=true]`);
  if (pressed) open(pressed);
}

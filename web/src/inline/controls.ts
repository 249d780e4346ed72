/** What works on every page as soon as its HTML is there: drawings, help, the way out and the theme switch. */
import { exitPage } from '../platform/screen/exit-page';
import { chooseTheme, followTheme, shownTheme } from '../platform/preferences/theme';
import { fetchWhenNear } from '../platform/screen/fetch-when-near';
import { openHelp } from './open-help';

for (const drawing of document.querySelectorAll<SVGSVGElement>('svg[data-drawing]')) fetchWhenNear(drawing);

const showTheme = () => {
  for (const control of document.querySelectorAll('[data-theme-switch]'))
    control.setAttribute('aria-pressed', String(shownTheme() === 'dark'));
};
followTheme(showTheme);
showTheme();

const answer = (event: MouseEvent) => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (target.closest('[data-theme-switch]') !== null) chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark');
  if (target.closest('[data-exit]') === null) openHelp(event, target);
  else {
    event.preventDefault();
    exitPage();
  }
};
// While capturing, so that the router sees a press that is already answered.
document.addEventListener('click', answer, { capture: true });

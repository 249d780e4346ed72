import { t } from '@lingui/core/macro';
import { SLOW_BREATHS } from '@stillgrove/domain/help/slow-breath';
import css from './sun-breath.css?inline';

const LEAF = `<svg viewBox="0 0 24 16" data-part="leaf"><path d="M2 14C1 5 9 0 22 2 20 11 12 17 2 14Z"/></svg>`;
const CROSS = `<svg viewBox="0 0 24 24"><path d="M6 6l12 12M18 6L6 18"/></svg>`;
/** A seed with its first leaves, as every tree begins. */
const SEED = `<svg viewBox="0 0 96 72" id="sun-seed"><path d="M0 72c14-14 30-18 48-18s34 4 48 18z"/><path d="M36 58c0-8 8-12 18-11 4 0 8 3 9 6-6 9-14 13-22 12-3-1-5-3-5-7z"/><path d="M34 60c-3-8 0-15 7-18 3 6 3 16 0 24-3 0-6-2-7-6z"/><path d="M54 48c-3-10-2-18 3-26"/><path d="M57 24c-2-12 5-19 17-20 3 11-4 21-17 20zM55 29c-10 2-15-4-16-13 9 0 16 4 16 13z"/></svg>`;

/** Everything that the minute shows. What changes is marked with `data-part`. */
function markup(): string {
  return `<div id="sun-sky"></div>
<div id="sun-ground" data-part="ground"><svg preserveAspectRatio="xMidYMax slice"><use/></svg></div>
<div id="sun-stage">
<div data-part="place"><div data-part="disc"><i></i><i></i><b></b></div>
<p aria-hidden="true"><span data-way="in">${t`Breathe in`}</span><span data-way="out">${t`Breathe out`}</span><strong data-part="count"></strong></p></div>
<div id="sun-bar"><i data-part="bar"></i></div>
<div id="sun-leaves" aria-hidden="true">${LEAF.repeat(SLOW_BREATHS)}</div>
<div id="sun-minute"><h2 class="visually-hidden" id="sun-title" data-part="title" tabindex="-1">${t`One minute of slow breathing`}</h2>
<p data-part="breath"></p><p class="aside" id="sun-safety">${t`If you feel dizzy or worse, stop.`}</p></div>
<div id="sun-over"><h2 data-part="over" tabindex="-1">${t`Six breaths`}</h2>
<p data-visitor>${t`That was one minute. You can plant a tree that grows with what you do here, and you don’t need an account.`}</p>
<p data-member>${t`That was one minute. You can come back to it at any time.`}</p>
<a data-visitor data-plant href="/login?from=%2Freward">${t`Plant my tree`}</a><a data-member href="/reward">${t`See my tree`}</a>
<button type="button" data-part="again">${t`Another minute`}</button></div></div>
<p class="visually-hidden" role="status" data-part="status"></p>
<div id="sun-controls">${SEED}<button type="button" data-part="stop">${CROSS}<span data-running>${t`Stop`}</span><span data-ended>${t`Close`}</span></button><a href="/help">${t`Need help now?`}</a></div>`;
}

/**
 * The dialog of the minute, made when it is asked for first. It stands outside of what React renders, so that the page's
 * code changes nothing in it, whenever it comes.
 *
 * @param hills addresses of the landing's hills, for a narrow screen and for a wide one
 */
export function sunDialog(hills: readonly string[]): HTMLDialogElement {
  const known = document.querySelector<HTMLDialogElement>('#sun-breath');
  if (known !== null) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  const dialog = document.createElement('dialog');
  dialog.id = 'sun-breath';
  dialog.setAttribute('aria-labelledby', 'sun-title');
  dialog.setAttribute('aria-describedby', 'sun-safety');
  dialog.innerHTML = markup();
  const isWide = matchMedia('(width >= 40em)').matches;
  const picture = dialog.querySelector('#sun-ground svg');
  picture?.setAttribute('viewBox', isWide ? '0 0 1440 420' : '0 0 390 260');
  picture?.firstElementChild?.setAttribute('href', `${hills[Number(isWide)] ?? ''}#d`);
  document.body.append(dialog);
  return dialog;
}

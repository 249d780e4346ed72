/// <reference lib="dom" />
/* global addEventListener, document, getComputedStyle, innerHeight, localStorage, location, MessageChannel, MutationObserver, navigator, requestAnimationFrame, scrollBy, sessionStorage, window */
// What runs inside the measured page. Each function travels there by itself, so none may use another one.

/**
 * Before the page's own code: `shownAfterMs` becomes the time from the stamp of the lifted finger until the frame
 * with another page's first heading, or the words of its wait, left the main thread.
 */
export function watchTap() {
  let liftedAt = 0;
  /** @type {Element | null} */
  let first = null;
  addEventListener('pointerup', ({ timeStamp }) => (liftedAt = timeStamp), { capture: true });
  const observer = new MutationObserver(() => {
    const heading = document.querySelector('main h1, main [aria-busy] > [role=status]');
    if (heading === null || heading === first) return;
    if (liftedAt === 0) {
      first = heading;
      return;
    }
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => Reflect.set(window, 'shownAfterMs', performance.now() - liftedAt);
      port2.postMessage(null);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

/**
 * Before the page's own code: `slowestAnswerMs` becomes the longest time from the stamp of a touch or a key until
 * the next frame left the main thread, and `answers` their number.
 */
export function watchAnswers() {
  Reflect.set(window, 'slowestAnswerMs', 0);
  Reflect.set(window, 'answers', 0);
  /** @param {Event} event */
  const watch = ({ timeStamp }) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const answerMs = performance.now() - timeStamp;
        Reflect.set(
          window,
          'slowestAnswerMs',
          Math.max(Number(Reflect.get(window, 'slowestAnswerMs')), answerMs),
        );
        Reflect.set(window, 'answers', Number(Reflect.get(window, 'answers')) + 1);
      };
      port2.postMessage(null);
    });
  };
  for (const kind of ['pointerdown', 'click', 'keydown']) addEventListener(kind, watch, { capture: true });
}

/**
 * Before the page's own code: keeps in the tab how long after the touch a control looks pressed, and how long after the
 * finger was lifted the answer is on the screen, on this or on the next page.
 * @param {string} target the control
 * @param {string} answer what is to be seen then
 * @param {string} text that the answer contains
 */
export function watchFirstTap(target, answer, text) {
  const now = () => performance.timeOrigin + performance.now();
  const read = () => JSON.parse(sessionStorage.getItem('first-tap') ?? '{}');
  /** @param {object} more */
  const note = (more) => sessionStorage.setItem('first-tap', JSON.stringify({ ...read(), ...more }));
  const looks = () => {
    const control = document.querySelector(target);
    if (control === null) return '';
    const { opacity, backgroundColor, transform, filter } = getComputedStyle(control);
    return [opacity, backgroundColor, transform, filter].join();
  };
  const isAnswered = () =>
    [...document.querySelectorAll(answer)].some(
      (element) => element.checkVisibility() && (element.textContent ?? '').includes(text),
    );
  let atRest = '';
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      atRest = looks();
      note({ touchedAt: performance.timeOrigin + timeStamp });
    },
    { capture: true },
  );
  addEventListener('pointerup', ({ timeStamp }) => note({ liftedAt: performance.timeOrigin + timeStamp }), {
    capture: true,
  });
  const look = () => {
    const { touchedAt, liftedAt, pressedMs, answeredMs } = read();
    if (touchedAt !== undefined && pressedMs === undefined && atRest !== '' && looks() !== atRest)
      note({ pressedMs: now() - touchedAt });
    if (liftedAt !== undefined && answeredMs === undefined && isAnswered())
      note({ answeredMs: now() - liftedAt });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * @param {string} selector
 * @returns {{ x: number, y: number } | null} where to touch it; null until it is painted
 */
export function placeOf(selector) {
  const element = document.querySelector(selector);
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
  if (element !== null && isPainted && element.getBoundingClientRect().bottom > innerHeight)
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element?.getClientRects()[0];
  return box === undefined || !isPainted ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @returns {string[]} where the links of the page lead, each page once */
export function linksOfPage() {
  /** @type {Map<string, string>} */
  const links = new Map();
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (
    document.querySelectorAll('main a[href]')
  )) {
    const isOurs = link.origin === location.origin && link.target !== '_blank';
    // Help opens over the page, and files are kept.
    const leadsOn =
      link.pathname !== location.pathname && link.pathname !== '/help' && !link.hasAttribute('download');
    if (isOurs && leadsOn && link.getClientRects().length > 0) links.set(link.pathname, link.href);
  }
  return [...links.values()];
}

/**
 * Brings an element into sight.
 * @param {string} selector
 * @param {number} index among those that the selector names
 * @returns {{ x: number, y: number } | null} where to touch it
 */
export function middleOf(selector, index) {
  const element = document.querySelectorAll(selector)[index];
  if (element === undefined) return null;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 80 || bottom > innerHeight - 20) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element.getClientRects()[0];
  return box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @param {number} pixels */
export function scrollOn(pixels) {
  scrollBy({ top: pixels, behavior: 'instant' });
}

/** @param {string} name of a value that one of the watchers keeps */
export function kept(name) {
  return Number(Reflect.get(window, name) ?? 0);
}

export function isKeptByServiceWorker() {
  return navigator.serviceWorker.controller?.state === 'activated';
}

/** Lets every leaf of the tree open again at the next visit. */
export function forgetLeaves() {
  localStorage.removeItem('seenLeaves');
}

/** @param {string} path */
export function isAt(path) {
  return location.pathname === path;
}

let pressed: Element | null = null;

/**
 * Begins to notice what is pressed.
 *
 * @returns ends it
 */
export function notePresses(): () => void {
  const listening = new AbortController();
  const note = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('a, button, input, select, textarea, label') : null;
  };
  addEventListener('pointerdown', note, { capture: true, passive: true, signal: listening.signal });
  return () => listening.abort();
}

/** A screen that is this much lower than the page has a keyboard in front of it. */
const WITH_KEYBOARD = 0.75;

/**
 * Shows messages at the bottom of the screen, or below the bar at its top where they would cover what was just pressed
 * or where a keyboard is.
 */
export function keepClear(list: HTMLElement): void {
  const region = list.closest('section');
  if (region === null) return;
  region.dataset.side = 'bottom';
  const subject = pressed?.isConnected === true ? pressed : document.activeElement;
  const hasKeyboard = (visualViewport?.height ?? innerHeight) < innerHeight * WITH_KEYBOARD;
  const covers = subject !== null && subject !== document.body && isField(subject) && overlap(list, subject);
  if (hasKeyboard || covers) region.dataset.side = 'top';
}

/** What has the focus may also be the page itself. */
function isField(subject: Element): boolean {
  return subject.id !== 'main' && subject.closest('[role="log"]') === null;
}

function overlap(one: Element, other: Element): boolean {
  const a = one.getBoundingClientRect();
  const b = other.getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

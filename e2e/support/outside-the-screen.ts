import type { Page } from '@playwright/test';

/** Words and controls that stick out of the screen, where no one can read or press them. */
export function outsideTheScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const out = (box: DOMRect) => box.width > 1 && (box.right > width + 1 || box.left < -1);
    // What scrolls by itself can be reached; long names end in an ellipsis; some text is for screen readers only.
    const mayBeOut = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
        getComputedStyle(element).textOverflow === 'ellipsis' ||
        element.matches('[aria-hidden=true], .visually-hidden') ||
        mayBeOut(element.parentElement));
    const shows = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const found: string[] = [];
    if (document.documentElement.scrollWidth > width) found.push('the page scrolls sideways');
    const controls = 'a, button, input, select, textarea, summary, progress, img, video';
    for (const control of document.querySelectorAll(controls)) {
      if (out(control.getBoundingClientRect()) && shows(control) && !mayBeOut(control))
        found.push(
          `<${control.localName}> ${control.textContent} ${control.getAttribute('aria-label') ?? ''}`,
        );
    }
    // A list that shows less than about six letters of what is chosen is cut as well.
    for (const select of document.querySelectorAll('select')) {
      const { width: shown } = select.getBoundingClientRect();
      if (shows(select) && shown < 5 * parseFloat(getComputedStyle(select).fontSize))
        found.push(`<select> ${select.name} is ${String(Math.round(shown))} px wide`);
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const around = walker.currentNode.parentElement;
      if ([...range.getClientRects()].some(out) && around !== null && shows(around) && !mayBeOut(around))
        found.push(`“${walker.currentNode.textContent ?? ''}”`);
    }
    return found;
  });
}

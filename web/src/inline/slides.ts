/**
 * Arrows and dots of a slideshow, until its own code is there and takes over the slide that is shown. What each of them
 * shows stands in its `value`.
 */
export function turnSlides(): void {
  const turn = (event: MouseEvent) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[value]') : null;
    const show = button?.closest('[data-slideshow]');
    if (!button || !show || 'hydrated' in document.documentElement.dataset) return;
    // Neither held until the code is there, nor done once more by code that has just come.
    event.stopImmediatePropagation();
    const slides = [...show.querySelectorAll('[data-shown]')];
    const now = slides.findIndex((slide) => slide.matches('[data-shown=true]'));
    const steps: Readonly<Record<string, number>> = { previous: now - 1, next: now + 1 };
    const shown = (steps[button.value] ?? Number(button.value)) % slides.length;
    const dots = show.querySelectorAll('li > button');
    for (const [place, slide] of slides.entries()) {
      const isShown = slide === slides.at(shown);
      slide.setAttribute('data-shown', String(isShown));
      dots[place]?.setAttribute('aria-current', String(isShown));
      if (isShown) show.querySelector('p')?.replaceChildren(slide.ariaLabel ?? '');
    }
  };
  addEventListener('click', turn, { capture: true });
}

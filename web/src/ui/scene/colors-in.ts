/** Tells the value that a color of the tokens has under a sky, for drawing on a canvas. */
export type ColorsIn = (color: string) => string;

/**
 * Reads colors as they are within an element, with its theme and its sky.
 *
 * @param within stays in the page while colors are read
 */
export function colorsIn(within: Element): { readonly colorOf: ColorsIn; readonly done: () => void } {
  const probe = document.createElement('span');
  probe.hidden = true;
  within.append(probe);
  return {
    colorOf(color) {
      probe.style.color = color;
      return getComputedStyle(probe).color;
    },
    done: () => probe.remove(),
  };
}

/**
 * A color of the tokens at a share of its strength. Mixed with `transparent`, a canvas would fade it through black.
 *
 * @param color as `ColorsIn` gives it
 */
export function atStrength(color: string, share: number): string {
  return color.startsWith('oklch(') && !color.includes('/')
    ? color.replace(')', ` / ${String(share)})`)
    : color;
}

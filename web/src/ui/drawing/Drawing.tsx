import type { ReactElement } from 'react';

type Props = {
  /** Address of an SVG file whose picture has the id `d`. */
  src: string;
  width: number;
  height: number;
  className?: string | undefined;
  /** Fills its box and lets the edges be cut, instead of showing all of the picture. */
  cover?: boolean;
};

/**
 * One of our drawings. It comes from a file of its own and takes its colours from the page, so that it
 * follows the theme. Decoration: hidden from assistive technology.
 */
export function Drawing({ src, width, height, className, cover = false }: Props): ReactElement {
  return (
    <svg
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      preserveAspectRatio={cover ? 'xMidYMax slice' : 'xMidYMid meet'}
      className={className}
      aria-hidden
      focusable="false"
    >
      <use href={`${src}#d`} />
    </svg>
  );
}

import { useEffect, useRef, type ReactElement } from 'react';
import { fetchWhenNear } from '../../platform/screen/fetch-when-near';

type Props = {
  /** Address of an SVG file whose picture has the id `d`. */
  src: string;
  width: number;
  height: number;
  className?: string | undefined;
  /** Fills its box and lets the edges be cut, instead of showing all of the picture. */
  cover?: boolean;
  /** Has the shape of an arch. */
  arch?: boolean;
};

/**
 * One of our drawings. It comes from a file of its own and takes its colors from the page, so that it
 * follows the theme. The file is fetched when the drawing is near the screen; one that is not displayed
 * at this width is never fetched. Decoration: hidden from assistive technology.
 */
export function Drawing({ src, width, height, className, cover = false, arch = false }: Props): ReactElement {
  const drawing = useRef<SVGSVGElement>(null);
  useEffect(() => (drawing.current === null ? undefined : fetchWhenNear(drawing.current)), [src]);
  const address = `${src}#d`;
  const frame = {
    viewBox: `0 0 ${String(width)} ${String(height)}`,
    preserveAspectRatio: cover ? 'xMidYMax slice' : 'xMidYMid meet',
    className,
    'aria-hidden': true,
    focusable: false,
    'data-arch': arch ? '' : undefined,
  } as const;
  return (
    <>
      <svg ref={drawing} data-drawing="" {...frame}>
        <use data-src={address} />
      </svg>
      <noscript>
        <svg {...frame}>
          <use href={address} />
        </svg>
      </noscript>
    </>
  );
}

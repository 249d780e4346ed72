import { useEffect, useState, type ReactElement } from 'react';

/** Empty cells around the code, so that cameras find its edge. */
const MARGIN = 4;

type Props = {
  text: string;
  /** What it is, for screen readers. */
  label: string;
  className?: string | undefined;
};

/** A text as a QR code; always dark on light, whatever the theme. */
export function QrCode({ text, label, className }: Props): ReactElement | null {
  const [cells, setCells] = useState<readonly (readonly boolean[])[]>([]);
  useEffect(() => {
    let current = true;
    void import('uqr').then(({ encode }) => {
      if (current) setCells(encode(text, { ecc: 'M', border: 0 }).data);
    });
    return () => {
      current = false;
    };
  }, [text]);

  if (cells.length === 0) return null;
  const size = cells.length + 2 * MARGIN;
  return (
    <svg
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      className={className}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="white" d={`M0 0h${String(size)}v${String(size)}H0Z`} />
      <path fill="black" d={pathOf(cells)} />
    </svg>
  );
}

function pathOf(cells: readonly (readonly boolean[])[]): string {
  return cells
    .flatMap((row, y) =>
      row.map((dark, x) => (dark ? `M${String(x + MARGIN)} ${String(y + MARGIN)}h1v1h-1Z` : '')),
    )
    .join('');
}

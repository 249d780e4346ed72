import type { ReactElement } from 'react';

/** Strokes on a 24 by 24 grid. */
const STROKES = {
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4ZM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  muted: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4ZM16 10l5 5M21 10l-5 5',
  previous: 'M14.5 5.5L8 12l6.5 6.5',
  next: 'M9.5 5.5L16 12l-6.5 6.5',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10.5-6.5L8 5.5Z',
  stop: 'M7 7h10v10H7Z',
} as const;

export type IconName = keyof typeof STROKES;

/** A small drawing beside or in place of a word; the control that holds it has the name. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }): ReactElement {
  return <LineIcon strokes={STROKES[name]} className={className} />;
}

/** The one way in which all icons are drawn. */
export function LineIcon({
  strokes,
  className,
}: {
  strokes: string;
  className?: string | undefined;
}): ReactElement {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" className={className} aria-hidden focusable="false">
      <path
        d={strokes}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

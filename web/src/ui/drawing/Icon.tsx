import type { ReactElement } from 'react';

/** Strokes on a 24 by 24 grid. */
const STROKES = {
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  moon: 'M20 14.500A8.500 8.500 0 1 1 9.500 4a7 7 0 0 0 10.500 10.500Z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400',
  sound:
    'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500H4ZM15.500 9a4.500 4.500 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  muted: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500H4ZM16 10l5 5M21 10l-5 5',
  previous: 'M14.500 5.500L8 12l6.500 6.500',
  next: 'M9.500 5.500L16 12l-6.500 6.500',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.500v13l10.500-6.500L8 5.500Z',
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

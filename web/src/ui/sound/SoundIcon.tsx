import type { SoundName } from '@stillgrove/domain/sounds/sound';
import type { ReactElement } from 'react';
import { LineIcon } from '../drawing/Icon';

/** Strokes on a 24 by 24 grid. */
const STROKES: Readonly<Record<SoundName, string>> = {
  rain: 'M7.5 13.5a4 4 0 0 1-.3-8 5.5 5.5 0 0 1 10.4 1.2 3.5 3.5 0 0 1-.6 6.8H7.5ZM8 17l-1 3M12.5 17l-1 3M17 17l-1 3',
  waves:
    'M2.5 9c2.4-3 4.7-3 7.1 0s4.7 3 7.1 0c1.6-2 3.2-2.7 4.8-1.5M2.5 14.5c2.4-3 4.7-3 7.1 0s4.7 3 7.1 0c1.6-2 3.2-2.7 4.8-1.5M5 19.5c2.4-2.5 4.7-2 7 0 1.8 1.5 3.6 1.6 5.4.2',
  stream:
    'M7 3c4 2.5 1.5 5 4.5 7.5S13 16 17 21M13.5 3c3 2.5.5 4.5 3.5 7s.8 4 3 7M3 8c1.5 2 1 3.5 2.5 5.5S6 18 9.5 21',
  wind: 'M3 9h11.5a2.75 2.75 0 1 0-2.6-3.7M3 13h16a2.75 2.75 0 1 1-2.6 3.7M3 17h7.5a2.2 2.2 0 1 1-2 3.1',
  fire: 'M12 21c-3.9 0-6.5-2.5-6.5-6 0-4 3.5-5.5 4-10.5 3.5 1.5 4.5 4.5 4 7 1.2-.4 1.9-1.3 2.2-2.5 1.7 1.5 2.8 3.5 2.8 6 0 3.5-2.6 6-6.5 6ZM12 21c-1.7 0-2.7-1.2-2.7-2.8 0-1.7 1.7-2.4 2.2-4.2 1.9 1 3.2 2.5 3.2 4.2S13.7 21 12 21',
  crickets:
    'M3.5 15.5c4.5.8 9 .7 13.5-1 2-.7 3.5-.4 3.5.8 0 1.5-2.2 2.7-5 2.7-4.5 0-8.5-.8-12-2.5ZM8 15L10.5 7l3 10.5M17.5 14.3c.3-2.6 1.5-4.8 3.5-6.3M6.5 17.5L5 20M12 18.2L11 20.5',
  white: 'M4 12v.01M7 8v8M10 5v14M13 8.5v7M16 4.5v15M19 8v8',
  pink: 'M4 9.5v5M7.5 6v12M11 9v6M14.5 7v10M18 10v4M21 11.8v.4',
  brown: 'M2.5 13c1.5-5 3.5-5 5 0s3.5 5 5 0 3.5-5 5 0c1 3.3 2.2 4.3 4 3',
  bowl: 'M3.5 11h17c0 5-3.5 8.5-8.5 8.5S3.5 16 3.5 11ZM9 19.5h6M18.5 3.5L13 8M18.5 3.5l1.8 1.2',
  bell: 'M12 3.5v2M6.5 16.5c1.5-1.7 1.3-3.5 1.5-5.5.3-3.2 1.8-5 4-5s3.7 1.8 4 5c.2 2 0 3.8 1.5 5.5h-11ZM10.5 19.5a1.6 1.6 0 0 0 3 0',
  drone:
    'M12 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3ZM8 8a5.7 5.7 0 0 0 0 8M16 8a5.7 5.7 0 0 1 0 8M5 5a9.9 9.9 0 0 0 0 14M19 5a9.9 9.9 0 0 1 0 14',
};

/** A small drawing of a sound; the control that holds it has the name. */
export function SoundIcon({
  sound,
  className,
}: {
  sound: SoundName;
  className?: string | undefined;
}): ReactElement {
  return <LineIcon strokes={STROKES[sound]} className={className} />;
}

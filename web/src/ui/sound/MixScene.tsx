import type { Mix } from '@stillgrove/domain/sounds/mixes';
import type { SoundName } from '@stillgrove/domain/sounds/sound';
import { memo, type ReactElement, type ReactNode } from 'react';
import styles from './MixScene.module.css';

const c = (name: string) => `var(--art-${name})`;

/** Where drops fall: each from here, a little to the left. */
const DROPS =
  'M18 20l-5 15M52 10l-5 15M88 24l-5 15M120 8l-5 15M156 20l-5 15M188 12l-5 15M34 52l-5 15M70 48l-5 15M104 56l-5 15M138 46l-5 15M172 58l-5 15M196 44l-5 15';
/** A dot each, made by the round end of a line. */
const STARS = 'M24 22h.1M58 12h.1M92 30h.1M128 14h.1M172 20h.1M186 48h.1M40 46h.1';

/** Behind the hills. */
const SKY: Readonly<Partial<Record<SoundName, ReactNode>>> = {
  crickets: <path d={STARS} stroke={c('star')} strokeWidth="2.5" strokeLinecap="round" />,
  drone: [54, 42, 30].map((r) => (
    <circle key={r} cx="142" cy="48" r={r} fill="none" stroke={c('paper')} strokeWidth="1.5" opacity=".45" />
  )),
  wind: (
    <path
      d="M14 40h62a9 9 0 1 0-8-13M40 54h86a9 9 0 1 1-8 13M100 26h52a7 7 0 1 0-6-11"
      fill="none"
      stroke={c('paper')}
      strokeWidth="2.5"
      strokeLinecap="round"
      opacity=".75"
    />
  ),
};

/** On the ground, in front of the hills. */
const GROUND: Readonly<Partial<Record<SoundName, ReactNode>>> = {
  waves: (
    <>
      <path d="M0 98c34-6 66 5 100 1s66-8 100-2v53H0Z" fill={c('water')} />
      <path d="M0 112c30 6 58-7 94-3 40 5 70 3 106-4v45H0Z" fill={c('water-deep')} />
      <path
        d="M10 106c22 3 40-6 66-3M98 103c26 3 52-4 86-3M40 122c24 3 46-5 72-1M128 122c18 2 34-2 56-3"
        fill="none"
        stroke={c('paper')}
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".8"
      />
    </>
  ),
  stream: (
    <>
      <path d="M92 84c12 8-10 14 0 22s-26 18-38 44h72c-14-18 4-32-8-44s6-16-14-22Z" fill={c('water')} />
      <path
        d="M98 94c4 5-3 9 1 14M90 118c-8 8-12 14-15 24M106 118c2 9 0 14 6 24"
        fill="none"
        stroke={c('paper')}
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".75"
      />
    </>
  ),
  fire: (
    <>
      <circle cx="100" cy="116" r="34" fill={c('amber')} opacity=".22" />
      <path d="M70 138l58-12 2 7-58 12ZM130 140l-58-12-2 7 58 12Z" fill={c('timber-deep')} />
      <path
        d="M100 132c-13 0-19-8-17-18 2-9 12-13 13-28 10 6 13 14 12 21 4-2 6-5 7-8 7 8 8 17 3 25-3 5-9 8-18 8Z"
        fill={c('clay')}
      />
      <path d="M100 132c-7 0-10-5-9-11 1-5 7-8 8-15 8 5 12 12 10 19-1 5-4 7-9 7Z" fill={c('amber')} />
    </>
  ),
  crickets: (
    <path
      d="M14 150c0-14 4-22 8-28M24 150c2-12 8-18 14-22M34 150c2-8 0-18-3-26M168 150c-2-14 2-22 6-30M178 150c2-10 8-16 14-20M186 150c0-10-2-18-5-24"
      fill="none"
      stroke={c('leaf-1')}
      strokeWidth="2.5"
      strokeLinecap="round"
    />
  ),
  bowl: (
    <>
      <path d="M30 114h56c0 16-11 26-28 26s-28-10-28-26Z" fill={c('amber')} />
      <ellipse cx="58" cy="114" rx="28" ry="5" fill={c('timber')} />
      <path d="M92 100l-18 12" stroke={c('timber-deep')} strokeWidth="5" strokeLinecap="round" />
    </>
  ),
};

/** In front of everything. */
const FRONT: Readonly<Partial<Record<SoundName, ReactNode>>> = {
  rain: <path d={DROPS} fill="none" stroke={c('paper')} strokeWidth="2" strokeLinecap="round" opacity=".8" />,
  bell: (
    <>
      <path d="M166 0v34" stroke={c('timber-deep')} strokeWidth="2" />
      <path d="M152 60c3-5 3-9 4-14 1-8 5-12 10-12s9 4 10 12c1 5 1 9 4 14Z" fill={c('amber')} />
      <circle cx="166" cy="64" r="4" fill={c('timber-deep')} />
    </>
  ),
  pink: <Mist y={70} />,
  white: <Mist y={58} />,
  brown: <Mist y={92} />,
};

/** Noise is mist: it covers, and has no shape. */
function Mist({ y }: { y: number }): ReactElement {
  return (
    <g fill={c('mist')} opacity=".5" transform={`translate(0 ${String(y)})`}>
      <path d="M0 10c30-8 62 4 96 0s70-8 104-2v16c-36 6-66-4-102 0S34 30 0 24Z" />
      <path d="M0 34c40-6 70 5 112 1 34-3 60-5 88-1v9c-30 4-58-2-92 2-40 4-74-4-108-1Z" opacity=".7" />
    </g>
  );
}

/** A sky of its own for mixes of the night and of the evening. */
function skyOf(sounds: ReadonlySet<SoundName>): 'night' | 'dusk' | undefined {
  if (sounds.has('crickets') || (sounds.has('brown') && sounds.has('drone'))) return 'night';
  if (sounds.has('fire') || sounds.has('drone')) return 'dusk';
  return sounds.has('rain') && sounds.has('wind') ? 'night' : undefined;
}

/** Wind of this volume and more brings clouds. */
const STRONG_WIND = 0.5;

/** A picture of a mix, made of what is heard in it. Decoration only; drawn once, for a page has many. */
export const MixScene = memo(function MixScene({ mix }: { mix: Mix }): ReactElement {
  const sounds = new Set(mix.map(({ sound }) => sound));
  const isWindy = mix.some(({ sound, volume }) => sound === 'wind' && volume >= STRONG_WIND);
  const parts = (of: Readonly<Partial<Record<SoundName, ReactNode>>>) =>
    [...sounds].map((sound) => <g key={sound}>{of[sound]}</g>);
  return (
    <svg
      viewBox="0 0 200 150"
      className={styles.scene}
      data-sky={skyOf(sounds)}
      data-windy={isWindy || undefined}
      aria-hidden
      focusable="false"
    >
      <rect width="200" height="150" fill={c('sky-low')} />
      <path d="M0 0h200v44c-40 12-70-6-110 0S30 56 0 46Z" fill={c('sky-high')} opacity=".7" />
      <circle cx="142" cy="48" r="27" fill={c('glow')} opacity=".5" />
      <circle cx="142" cy="48" r="16" fill={c('sun')} />
      {isWindy && (
        <path
          d="M84 66c-14 0-14-19 1-20 1-19 30-23 36-8 10-8 27-1 25 12 16-2 20 16 4 16ZM16 30c-9 0-10-13 0-14 2-12 22-14 26-4 9-3 18 4 15 11 8 1 8 7 0 7Z"
          fill={c('mist')}
        />
      )}
      {parts(SKY)}
      <path d="M0 88c26-16 52-22 84-10s72 8 116-10v82H0Z" fill={c('hill-1')} />
      <path d="M0 104c40-14 66-4 104-2s64-12 96-8v56H0Z" fill={c('hill-3')} />
      <path d="M0 124c34-8 70-2 106-1s62-6 94-2v29H0Z" fill={c('hill-5')} />
      {parts(GROUND)}
      {parts(FRONT)}
    </svg>
  );
});

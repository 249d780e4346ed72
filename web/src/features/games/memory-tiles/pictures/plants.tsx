import type { ReactElement } from 'react';

export const HERB: ReactElement = (
  <>
    <path d="M32 58C31 43 32 27 34 11" stroke="var(--art-leaf-3)" strokeWidth="3.2" />
    <path
      d="M32.5 50C27 58 13 51 14 39c9-6 22 0 18.5 11ZM32.5 37C27 44 14 38 15 26c9-5 21 1 17.5 11ZM33 25c-5 6-15 0-13-10 7-4 17 3 13 10Z"
      fill="var(--art-leaf-1)"
    />
    <path
      d="M32.5 47C28 38 41 29 52 36c1 11-12 19-19.5 11ZM32.5 34C28 26 39 18 50 23c1 10-10 18-17.5 11ZM33 21c-4-7 4-14 13-10 2 8-6 15-13 10Z"
      fill="var(--art-leaf-3)"
    />
    <path d="M34 13c-4-2-3-8 2-12 4 5 3 11-2 12Z" fill="var(--art-leaf-2)" />
  </>
);

export const MUSHROOM: ReactElement = (
  <>
    <path d="M24 32c2 8 0 17-3 23q11 5 22 0c-3-6-5-15-3-23Z" fill="var(--art-paper)" />
    <path d="M35 33c0 9 1 17 3 24q3-.5 5-2c-3-6-5-15-3-23Z" fill="var(--art-skin-1)" />
    <path d="M24 32c2 8 0 17-3 23q11 5 22 0c-3-6-5-15-3-23" stroke="var(--border-control)" strokeWidth="1" />
    <path d="M6 36C6 18 18 7 32 7s26 11 26 29c-15 5-37 5-52 0Z" fill="var(--art-clay)" />
    <path
      d="M6 36c15 5 37 5 52 0 0-3-.5-5-1-7.5-14 6-36 6-50 0C6.5 31 6 33 6 36Z"
      fill="var(--art-ink)"
      opacity=".18"
    />
    <path d="M23 19h.1M45 25h.1" stroke="var(--art-paper)" strokeWidth="9" />
    <path d="M38 14h.1M31 28h.1M15 28h.1" stroke="var(--art-paper)" strokeWidth="6" />
  </>
);

const PETAL = 'M32 21C26 13 28 6 32 2c4 4 6 11 0 19Z';
const TURNS = Array.from({ length: 12 }, (_, petal) => petal * 30);

export const SUNFLOWER: ReactElement = (
  <>
    <path d="M32 38v24" stroke="var(--art-leaf-3)" strokeWidth="3.5" />
    <path d="M31 60c-5 4-15 0-15-9 8-3 16 1 15 9Z" fill="var(--art-leaf-1)" />
    <path d="M33 58c-1-7 7-12 16-7-1 8-9 12-16 7Z" fill="var(--art-leaf-3)" />
    {TURNS.map((turn, index) => (
      <path
        key={turn}
        d={PETAL}
        transform={`rotate(${String(turn)} 32 26)`}
        fill={index % 2 === 0 ? 'var(--art-leaf-5)' : 'var(--art-amber)'}
      />
    ))}
    <circle cx="32" cy="26" r="10.5" fill="var(--art-skin-2)" />
    <path
      d="M28 23h.1M34 21.5h.1M37 27h.1M30 30h.1M32.5 26h.1"
      stroke="var(--art-leaf-5)"
      strokeWidth="2.6"
    />
  </>
);

export const FALLEN_LEAVES: ReactElement = (
  <>
    <path d="M36 38C22 30 32 8 55 8c8 17-1 36-19 30Z" fill="var(--art-leaf-4)" />
    <path d="M33 43L51 15" stroke="var(--art-leaf-3)" strokeWidth="2" />
    <path d="M11 50C-6 38 6 11 31 11c12 18 1 44-20 39Z" fill="var(--art-leaf-5)" />
    <path d="M6 57L27 19M14 42l-3-10M18 35l10 2" stroke="var(--art-clay)" strokeWidth="2" />
    <path d="M22 56c2-16 20-21 38-10-10 16-27 21-38 10Z" fill="var(--art-clay)" />
    <path d="M15 59l35-11M33 53l2-7" stroke="var(--art-clay-soft)" strokeWidth="2" />
  </>
);

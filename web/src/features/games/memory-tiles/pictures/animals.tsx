import type { ReactElement } from 'react';

const SHELL_GREEN =
  'light-dark(color-mix(in oklch, var(--art-leaf-3), var(--art-ink) 22%), var(--art-leaf-3))';

export const TURTLE: ReactElement = (
  <>
    <path d="M46 40c3-8 9-11 13-7 4 5 0 12-9 12Z" fill="var(--art-leaf-1)" />
    <circle cx="55.5" cy="37" r="1.7" fill="var(--art-ink)" />
    <path
      d="M14 45l-4 8q5 4 10 1l3-7ZM38 47l2 7q5 3 10 0l-3-9ZM9 46l-6 2q2-6 7-6Z"
      fill="var(--art-leaf-1)"
    />
    <path d="M6 46C6 28 16 17 29 17s23 11 23 29c-13 4-33 4-46 0Z" fill={SHELL_GREEN} />
    <path d="M29 24l8 5v9l-8 5-8-5v-9Z" fill="var(--art-leaf-2)" />
    <path
      d="M21 29l-8-1M37 29l8-1M21 38l-8 6M37 38l8 6M29 24v-5"
      stroke="var(--art-leaf-2)"
      strokeWidth="2.6"
    />
  </>
);

export const BUTTERFLY: ReactElement = (
  <>
    <path d="M31 31C25 12 9 6 6 16c-2 11 8 19 24 19Z" fill="var(--art-clay-soft)" />
    <path d="M33 31C39 12 55 6 58 16c2 11-8 19-24 19Z" fill="var(--art-clay)" />
    <path d="M30 33C16 33 8 42 12 50c5 8 16 0 19-13Z" fill="var(--art-leaf-5)" />
    <path d="M34 33c14 0 22 9 18 17-5 8-16 0-19-13Z" fill="var(--art-clay-soft)" />
    <path d="M15 19h.1M49 19h.1" stroke="var(--art-paper)" strokeWidth="7" />
    <path d="M19 45h.1M45 45h.1" stroke="var(--art-paper)" strokeWidth="5" />
    <path d="M31 23q-2-9-9-12M33 23q2-9 9-12" stroke="var(--ink-soft)" strokeWidth="2" />
    <path d="M32 24v24" stroke="var(--ink-soft)" strokeWidth="4.5" />
  </>
);

export const OWL: ReactElement = (
  <>
    <path
      d="M13 27C11 16 11 9 14 5c6 1 10 4 12 7q6-1.5 12 0c2-3 6-6 12-7 3 4 3 11 1 22 3 18-4 32-19 32S10 45 13 27Z"
      fill="var(--art-skin-2)"
    />
    <path d="M20 41c0 9 5 14 12 14s12-5 12-14q-12-7-24 0Z" fill="var(--art-skin-1)" />
    <path
      d="M25 43l3 2.5 3-2.5M33 43l3 2.5 3-2.5M29 49l3 2.5 3-2.5"
      stroke="var(--art-skin-2)"
      strokeWidth="2"
    />
    <path d="M23 26h.1M41 26h.1" stroke="var(--art-paper)" strokeWidth="18" />
    <path d="M24.5 26h.1M39.5 26h.1" stroke="var(--art-ink)" strokeWidth="9" />
    <path d="M26 24h.1M41 24h.1" stroke="var(--art-paper)" strokeWidth="3" />
    <path d="M32 30l-4 3.5L32 40l4-6.5Z" fill="var(--art-leaf-5)" />
  </>
);

export const BEE: ReactElement = (
  <>
    <path
      d="M28 26C15 20 8 10 14 6s13 6 16 19ZM35 25C35 10 43 2 50 6s1 14-12 21Z"
      fill="var(--art-mist)"
      stroke="var(--border-control)"
      strokeWidth="1.5"
    />
    <path d="M52 35l8 3-8 4Z" fill="var(--art-ink)" stroke="var(--ink-soft)" strokeWidth="1" />
    <path d="M14 29q-3-6-9-6M18 26q-2-6-7-9" stroke="var(--ink-soft)" strokeWidth="2" />
    <ellipse cx="32" cy="39" rx="23" ry="15" fill="var(--art-leaf-5)" />
    <path
      d="M24 25.2c-3.5 8-3.5 19.5 0 27.6l7 1.1c-3.5-9-3.5-21 0-29.9ZM39 24.6c3 9 3 20 0 28.7l7-2.5c2.5-8 2.5-15.5 0-23.5Z"
      fill="var(--art-ink)"
    />
    <path d="M15.5 37h.1" stroke="var(--art-ink)" strokeWidth="5" />
  </>
);

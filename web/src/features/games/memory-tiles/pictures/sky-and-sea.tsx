import type { ReactElement } from 'react';

export const MOON: ReactElement = (
  <>
    <circle cx="32" cy="32" r="27" fill="var(--art-hill-6)" />
    <path d="M38 11A21 21 0 1 0 53 40 18 18 0 0 1 38 11Z" fill="var(--art-sun)" />
    <path d="M23 35h.1" stroke="var(--art-amber)" strokeWidth="6" />
    <path d="M31 45h.1M22 24h.1" stroke="var(--art-amber)" strokeWidth="3.6" />
    <path d="M48 20h.1" stroke="var(--art-sun)" strokeWidth="4" />
    <path d="M44 31h.1" stroke="var(--art-sun)" strokeWidth="2.6" />
  </>
);

export const SHELL: ReactElement = (
  <>
    <path d="M20 50q12 10 24 0l5 6q-17 9-34 0Z" fill="var(--art-clay-soft)" />
    <path
      d="M32 55C14 53 4 40 6 27c1-6 6-8 9-9 1-6 6-9 10-8 3-4 11-4 14 0 4-1 9 2 10 8 3 1 8 3 9 9 2 13-8 26-26 28Z"
      fill="var(--art-skin-1)"
    />
    <path
      d="M32 53C20 42 16 28 16 20M32 53C27 40 26 26 26 13M32 53C37 40 38 26 38 13M32 53C44 42 48 28 48 20M32 53C20 48 11 39 8 30M32 53C44 48 53 39 56 30"
      stroke="var(--art-clay)"
      strokeWidth="2"
    />
  </>
);

const DEEP = 'color-mix(in oklch, var(--bubble-lake), var(--art-ink) 38%)';

export const WAVE: ReactElement = (
  <>
    <path
      d="M3 50C9 24 22 8 41 10c14 2 20 14 16 23-4 7-13 5-13-2 0-4 4-6 7-4-1-7-12-9-18-1-6 11 3 22 28 22v9H3Z"
      fill="var(--bubble-lake)"
    />
    <path d="M3 57C9 35 19 21 34 17c-9 9-15 21-7 30 8 7 21 7 34 7v6H3Z" fill={DEEP} />
    <path d="M13 36C19 23 28 16 41 15" stroke="var(--art-paper)" strokeWidth="3" />
    <path d="M58 19h.1M53 10h.1" stroke="var(--bubble-lake)" strokeWidth="4.5" />
  </>
);

export const STAR: ReactElement = (
  <>
    <path
      d="M32 5l8.2 17.2L59 24.6 45.2 37.8l3.4 18.7L32 47.4 15.4 56.5l3.4-18.7L5 24.6l18.8-2.4Z"
      fill="var(--art-leaf-5)"
      stroke="var(--art-leaf-5)"
      strokeWidth="4"
    />
    <path
      d="M32 5v27L5 24.6l18.8-2.4ZM32 32L15.4 56.5l3.4-18.7ZM32 32l27-7.4-13.8 13.2ZM32 32l16.6 24.5L32 47.4Z"
      fill="var(--art-clay)"
      opacity=".4"
    />
  </>
);

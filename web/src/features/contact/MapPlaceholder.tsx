import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import styles from './MapPlaceholder.module.css';

/** Stands where a map will be: drawn paths and heights. Nothing is fetched for it. */
export function MapPlaceholder(): ReactElement {
  return (
    <div className={styles.map}>
      <svg
        viewBox="0 0 1200 320"
        preserveAspectRatio="xMidYMid slice"
        className={styles.drawing}
        aria-hidden
        focusable="false"
      >
        <path
          className={styles.water}
          d="M0 236c120-34 210 22 340 8s190-72 330-66 210 62 330 50 140-42 200-50v142H0Z"
        />
        <g className={styles.heights}>
          <path d="M-20 120C110 40 240 30 330 84s60 112-60 118S70 196-20 170" />
          <path d="M-20 96C120 10 270 0 368 70s60 150-70 156" />
          <path d="M60 132c50-44 130-56 184-22s26 60-48 62-160 6-136-40Z" />
          <path d="M110 136c30-24 76-26 104-10s6 28-36 30-84 2-68-20Z" />
          <path d="M760 90c70-70 220-86 310-36s60 104-60 104-290-4-250-68Z" />
          <path d="M820 92c50-40 150-50 212-18s28 58-50 58-190 0-162-40Z" />
          <path d="M880 94c30-20 84-22 116-6s4 26-36 26-96 0-80-20Z" />
        </g>
        <path
          className={styles.path}
          d="M-10 300c150-20 180-92 300-104s170 40 280 4 90-110 190-122 160 60 260 52 120-60 200-70"
        />
        <g className={styles.trees}>
          <circle cx="420" cy="96" r="13" />
          <circle cx="446" cy="112" r="9" />
          <circle cx="398" cy="118" r="8" />
          <circle cx="690" cy="262" r="12" />
          <circle cx="716" cy="250" r="8" />
          <circle cx="1120" cy="226" r="13" />
          <circle cx="1144" cy="212" r="8" />
        </g>
      </svg>
      <p className={styles.words}>{t`Map location will be displayed here`}</p>
    </div>
  );
}

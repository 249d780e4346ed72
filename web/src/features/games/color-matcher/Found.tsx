import { t } from '@lingui/core/macro';
import type { Color } from '@stillgrove/domain/games/color-matcher/color';
import type { ReactElement } from 'react';
import { styleProperties } from '../../../ui/controls/style-properties';
import { colorName } from './color-words';
import { cssColor } from './css-color';
import styles from './Found.module.css';

/** Every color found in this game, as a leaf on one twig. */
export function Found({ colors }: { colors: readonly Color[] }): ReactElement | null {
  if (colors.length === 0) return null;
  return (
    <ul className={styles.found} aria-label={t`Colors you matched`}>
      {colors.map((color, index) => (
        <li key={index} ref={styleProperties({ '--color': cssColor(color) })}>
          <svg viewBox="0 0 20 28" className={styles.leaf} aria-hidden focusable="false">
            <path d="M10 27V9" className={styles.stalk} />
            <path d="M10 1.5c8 6 8 15 0 21c-8-6-8-15 0-21Z" className={styles.blade} />
          </svg>
          <span className="visually-hidden">{colorName(color)}</span>
        </li>
      ))}
    </ul>
  );
}

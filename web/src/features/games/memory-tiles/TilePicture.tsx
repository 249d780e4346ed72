import type { Emoji } from '@stillgrove/domain/games/memory-tiles/tiles';
import type { ReactElement } from 'react';
import { BEE, BUTTERFLY, OWL, TURTLE } from './pictures/animals';
import { FALLEN_LEAVES, HERB, MUSHROOM, SUNFLOWER } from './pictures/plants';
import { MOON, SHELL, STAR, WAVE } from './pictures/sky-and-sea';
import styles from './TileFace.module.css';

/** What a picture stands on; together with its shape it tells pictures apart at a glance. */
type Ground = 'meadow' | 'earth' | 'rose' | 'sky' | 'honey';

/**
 * Drawn, since a device without an emoji font shows emojis as empty boxes; and in the page's code, since they are to be
 * there the moment a game starts.
 */
const PICTURES: Readonly<Record<Emoji, readonly [ReactElement, Ground]>> = {
  '🌿': [HERB, 'meadow'],
  '🍄': [MUSHROOM, 'rose'],
  '🌙': [MOON, 'sky'],
  '🐢': [TURTLE, 'meadow'],
  '🦋': [BUTTERFLY, 'honey'],
  '🌻': [SUNFLOWER, 'sky'],
  '🐚': [SHELL, 'rose'],
  '🦉': [OWL, 'earth'],
  '🍂': [FALLEN_LEAVES, 'earth'],
  '🌊': [WAVE, 'sky'],
  '⭐': [STAR, 'meadow'],
  '🐝': [BEE, 'honey'],
};

/** The picture of a tile that lies face up. */
export function TilePicture({ emoji }: { emoji: Emoji }): ReactElement {
  const [picture, ground] = PICTURES[emoji];
  return (
    <svg viewBox="-4 -4 72 72" className={styles.picture} data-tint={ground} aria-hidden focusable="false">
      {picture}
    </svg>
  );
}

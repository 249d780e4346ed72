import { hashText, seededRandom } from '../../random/seeded';
import { dealTiles, TILE_COUNT, type Tile } from './tiles';

/** How long all tiles lie face up in the beginning, in milliseconds, unless the player asked for a longer look. */
export const PREVIEW_MS = 5_000;

/** How long two tiles that do not match stay face up. */
export const MISMATCH_MS = 1_000;

/** One tile chosen, and when: milliseconds since the round began. */
export type Choice = { readonly tile: number; readonly atMs: number };

/**
 * A round as far as it has gone. Its id is its seed, so it can be played again from these two. Nothing in it
 * ticks: what shows follows from the time that has passed.
 */
export type MemoryRound = {
  readonly id: string;
  readonly choices: readonly Choice[];
  /**
   * Only in a round with a longer look: when the player ended it, in milliseconds since the round began, or null while
   * it lasts.
   */
  readonly lookedMs?: number | null;
};

/** How a round stands at a moment. */
export type MemoryStanding = {
  readonly phase: 'preview' | 'choosing' | 'won';
  /** Tiles chosen and not yet matched or hidden again: none, one, or two that do not match. */
  readonly open: readonly number[];
  readonly matched: ReadonlySet<number>;
  /** Two tiles chosen are one move. */
  readonly moves: number;
  /** When something will change by itself, in milliseconds since the round began; null when nothing will. */
  readonly nextChangeMs: number | null;
};

/** @param longerLook whether all tiles lie face up until the player turns them over */
export function newMemoryRound(id: string, longerLook = false): MemoryRound {
  return longerLook ? { id, choices: [], lookedMs: null } : { id, choices: [] };
}

/** Ends a longer look; a round without one, or whose look is over, comes back as it is. */
export function endLook(round: MemoryRound, atMs: number): MemoryRound {
  return round.lookedMs === null ? { ...round, lookedMs: atMs } : round;
}

/** The tiles of a round in their places. */
export function tilesOf({ id }: Pick<MemoryRound, 'id'>): Tile[] {
  return dealTiles(seededRandom(hashText(id)));
}

/** How a round stands `atMs` after it began. */
export function standingAt(round: MemoryRound, atMs: number): MemoryStanding {
  const tiles = tilesOf(round);
  const matched = new Set<number>();
  let open: number[] = [];
  let hideAtMs = 0;
  for (const [index, { tile, atMs: chosenAtMs }] of round.choices.entries()) {
    if (index % 2 === 0) open = [tile];
    else {
      open.push(tile);
      hideAtMs = chosenAtMs + MISMATCH_MS;
      if (isPair(tiles, open)) {
        for (const found of open) matched.add(found);
        open = [];
      }
    }
  }
  if (open.length === 2 && atMs >= hideAtMs) open = [];
  // Undefined stands for the usual five seconds, and null for a look that still lasts.
  const previewMs = round.lookedMs === undefined ? PREVIEW_MS : round.lookedMs;
  const previewing = previewMs === null || atMs < previewMs;
  const waiting = open.length === 2 ? hideAtMs : null;
  return {
    phase: previewing ? 'preview' : matched.size === TILE_COUNT ? 'won' : 'choosing',
    open,
    matched,
    moves: Math.floor(round.choices.length / 2),
    nextChangeMs: previewing ? previewMs : waiting,
  };
}

/**
 * Chooses a tile. A choice that cannot be made changes nothing, and the same round comes back: during the
 * preview, on a tile that is chosen or matched, with two already chosen, or on a tile that is not there.
 */
export function chooseTile(round: MemoryRound, tile: number, atMs: number): MemoryRound {
  const { phase, open, matched } = standingAt(round, atMs);
  const isThere = Number.isInteger(tile) && tile >= 0 && tile < TILE_COUNT;
  if (!isThere || phase !== 'choosing' || open.length === 2 || open.includes(tile) || matched.has(tile))
    return round;
  return { ...round, choices: [...round.choices, { tile, atMs }] };
}

/** Whether a tile lies face up. */
export function isFaceUp({ phase, open, matched }: MemoryStanding, tile: number): boolean {
  return phase !== 'choosing' || open.includes(tile) || matched.has(tile);
}

function isPair(tiles: readonly Tile[], [one, other]: readonly number[]): boolean {
  return tiles[one ?? -1]?.emoji === tiles[other ?? -1]?.emoji;
}

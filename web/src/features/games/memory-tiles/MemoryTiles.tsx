import { plural, t } from '@lingui/core/macro';
import { PREVIEW_MS, tilesOf } from '@stillgrove/domain/games/memory-tiles/round';
import { useDeferredValue, useMemo, useState, type ReactElement } from 'react';
import { useMotion } from '../../../platform/preferences/motion';
import { Button } from '../../../ui/controls/Button';
import { styleProperties } from '../../../ui/controls/style-properties';
import { Toggle } from '../../../ui/filters/Toggle';
import { GameFrame } from '../GameFrame';
import { useFoundSound } from '../use-tones';
import styles from './MemoryTiles.module.css';
import { TileGrid, TilesAtRest } from './TileGrid';
import { isWon } from './memory-game';
import { useMemory } from './use-memory';
import { lastShown, saidOf } from './words';

const PHASE_WORDS = {
  preview: t`All tiles are face up for five seconds.`,
  choosing: t`Choose two tiles that match.`,
  won: t`You won!`,
} as const;

const LONGER_LOOK = t`All tiles are face up until you choose Turn tiles over.`;

/** Twelve pairs to find, without a time limit after the first five seconds. */
export function MemoryTiles(): ReactElement {
  const { game, standing, notice, ...memory } = useMemory();
  const { round } = game;
  const tiles = useMemo(() => (round === null ? [] : tilesOf(round)), [round]);
  const strikeFound = useFoundSound();
  const moving = useMotion(({ motion }) => motion === 'full');
  const [said, setSaid] = useState('');
  const [longerLook, setLongerLook] = useState(false);
  /** Counts what moves the focus to the tiles: the start of a game, and the end of a longer look. */
  const [arrivals, setArrivals] = useState(0);
  const [isJustWon, setJustWon] = useState(false);
  /** The pictures are drawn right after a press was answered, in slices. */
  const isDrawn = useDeferredValue(round?.id) === round?.id;
  const isLooking = standing?.phase === 'preview' && round?.lookedMs === null;

  const choose = (tile: number) => {
    const after = memory.choose(tile);
    const shown = after === game || after.round === null ? null : lastShown(after.round);
    if (shown === null) return;
    setSaid(saidOf(shown));
    setJustWon(isWon(after));
    if (shown.outcome === 'pair') strikeFound();
  };

  const start = () => {
    setSaid('');
    setJustWon(false);
    setArrivals(arrivals + 1);
    memory.start(longerLook);
  };

  const turnOver = () => {
    setArrivals(arrivals + 1);
    memory.turnOver();
  };

  const moves = standing?.moves ?? 0;
  return (
    <GameFrame
      game="memory"
      lead={t`Turn over two tiles at a time. There’s no time limit.`}
      tally={[
        { word: plural(moves, { one: 'move', other: 'moves' }), value: moves },
        { word: t`pairs found`, value: (standing?.matched.size ?? 0) / 2 },
      ]}
      controls={
        <>
          {isLooking && (
            <Button kind="main" onClick={turnOver}>
              {t`Turn tiles over`}
            </Button>
          )}
          <Button kind={standing === null || standing.phase === 'won' ? 'main' : 'plain'} onClick={start}>
            {standing === null ? t`Start Game` : t`New Game`}
          </Button>
          <Toggle label={t`Longer look`} on={longerLook} onChange={setLongerLook} />
        </>
      }
      notice={notice}
      side={standing === null ? 'before' : standing.phase === 'won' ? 'after' : null}
      words={
        <div className={styles.words} data-phase={standing?.phase}>
          <p role="status">{standing !== null && (isLooking ? LONGER_LOOK : PHASE_WORDS[standing.phase])}</p>
          {standing === null && (
            <p>
              {longerLook
                ? LONGER_LOOK
                : t`Find the 12 pairs. When you start, all are face up for five seconds.`}
            </p>
          )}
          <p className="visually-hidden" role="status">
            {said}
          </p>
        </div>
      }
    >
      <div className={styles.board}>
        {standing === null || !isDrawn ? (
          <TilesAtRest />
        ) : (
          <TileGrid
            key={round?.id}
            tiles={tiles}
            standing={standing}
            arrivals={arrivals}
            isJustWon={isJustWon}
            onChoose={choose}
          />
        )}
        <div className={styles.sand} aria-hidden>
          {moving && standing?.phase === 'preview' && !isLooking && (
            <span
              key={round?.id}
              ref={styleProperties({ '--duration': `${String(PREVIEW_MS - game.elapsedMs)}ms` })}
            />
          )}
        </div>
      </div>
    </GameFrame>
  );
}

import { PREVIEW_MS, tilesOf } from '@stillgrove/domain/games/memory-tiles/round';
import { useMemo, useState, type ReactElement } from 'react';
import { useMotion } from '../../../platform/preferences/motion';
import { Button } from '../../../ui/controls/Button';
import { GameFrame } from '../GameFrame';
import { useSounds } from '../use-sounds';
import styles from './MemoryTiles.module.css';
import { TileGrid } from './TileGrid';
import { useMemory } from './use-memory';
import { lastShown, saidOf } from './words';

const SOUNDS = { found: '/sound/found.mp3' } as const;

const PHASE_WORDS = {
  preview: 'All tiles are face up for five seconds.',
  choosing: 'Choose two tiles that match.',
  won: 'You won!',
} as const;

/** Twelve pairs to find, without a time limit after the first five seconds. */
export function MemoryTiles(): ReactElement {
  const { game, standing, notice, ...memory } = useMemory();
  const { round } = game;
  const tiles = useMemo(() => (round === null ? [] : tilesOf(round)), [round]);
  const strike = useSounds(SOUNDS);
  const moving = useMotion(({ motion }) => motion === 'full');
  const [said, setSaid] = useState('');
  const [startedHere, setStartedHere] = useState(false);

  const choose = (tile: number) => {
    const after = memory.choose(tile);
    const shown = after === game || after.round === null ? null : lastShown(after.round);
    if (shown === null) return;
    setSaid(saidOf(shown));
    if (shown.outcome === 'pair') strike('found');
  };

  const start = () => {
    setSaid('');
    setStartedHere(true);
    memory.start();
  };

  return (
    <GameFrame
      path="/memory"
      lead="Find the 12 matching pairs. Turn over two tiles at a time."
      tally={[
        { word: 'moves', value: standing?.moves ?? 0 },
        { word: 'pairs found', value: (standing?.matched.size ?? 0) / 2 },
      ]}
      controls={
        <Button kind={standing === null || standing.phase === 'won' ? 'main' : 'plain'} onClick={start}>
          {standing === null ? 'Start Game' : 'New Game'}
        </Button>
      }
      notice={notice}
    >
      <div className={styles.board} data-phase={standing?.phase ?? 'waiting'}>
        <p className={styles.words} role="status">
          {standing !== null && PHASE_WORDS[standing.phase]}
        </p>
        {standing === null ? (
          <div className={styles.waiting}>
            <p>When you start, all tiles are face up for five seconds.</p>
          </div>
        ) : (
          <TileGrid
            key={round?.id}
            tiles={tiles}
            standing={standing}
            takesFocus={startedHere}
            onChoose={choose}
          />
        )}
        <div className={styles.sand} aria-hidden>
          {moving && standing?.phase === 'preview' && (
            <span key={round?.id} style={{ animationDuration: `${String(PREVIEW_MS - game.elapsedMs)}ms` }} />
          )}
        </div>
        <p className="visually-hidden" role="status">
          {said}
        </p>
      </div>
    </GameFrame>
  );
}

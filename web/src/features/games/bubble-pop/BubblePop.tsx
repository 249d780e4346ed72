import { t } from '@lingui/core/macro';
import { BUBBLE_COUNT } from '@stillgrove/domain/games/bubble-pop/bubble';
import { bubblesOf, isOver, isRewarded, popBubble, scoreOf } from '@stillgrove/domain/games/bubble-pop/round';
import { LOWEST_TONE, toneOf } from '@stillgrove/domain/games/bubble-pop/tone';
import { useMemo, useRef, useState, type ReactElement } from 'react';
import { Button } from '../../../ui/controls/Button';
import { GameFrame } from '../GameFrame';
import { useGameRound } from '../use-game-round';
import { useTones } from '../use-tones';
import { BUBBLE_RULES } from './bubble-rules';
import { BubbleField } from './BubbleField';

/** How long the tone of a pop sounds, and the two deep ones of the last. */
const TONE_SECONDS = 1.4;
const LAST_SECONDS = 4;
/** A fifth, the calmest of intervals. */
const LAST_TONES = [LOWEST_TONE, 1.5 * LOWEST_TONE] as const;

/** Twenty bubbles to pop, without a time limit. */
export function BubblePop(): ReactElement {
  const game = useGameRound(BUBBLE_RULES);
  const { round, notice, opened } = game.store();
  const bubbles = useMemo(() => (opened ? bubblesOf({ id: round.id }) : []), [opened, round.id]);
  const strike = useTones();
  const resetButton = useRef<HTMLButtonElement>(null);
  const over = isOver(round);
  /** The round that was started with Reset Game. */
  const [renewed, setRenewed] = useState<string | null>(null);

  const reset = () => {
    game.renew();
    setRenewed(game.store.getState().round.id);
  };

  const pop = (bubble: (typeof bubbles)[number]) => {
    const before = game.store.getState().round;
    const after = popBubble(before, bubble.id);
    if (after === before) return;
    strike([toneOf(bubble)], TONE_SECONDS);
    game.play(after, isRewarded(before) ? null : after.id);
    if (!isOver(after)) return;
    strike(LAST_TONES, LAST_SECONDS);
    resetButton.current?.focus({ preventScroll: true });
  };

  return (
    <GameFrame
      game="bubble"
      lead={t`Choose a bubble to pop it. There’s no timer, so take as long as you like.`}
      tally={[
        { word: t`score`, value: scoreOf(round) },
        { word: t`bubbles left`, value: BUBBLE_COUNT - scoreOf(round) },
      ]}
      controls={
        <Button ref={resetButton} kind={over ? 'main' : 'plain'} onClick={reset}>
          {t`Reset Game`}
        </Button>
      }
      notice={notice}
      side={over ? 'after' : round.popped.length > 0 ? null : 'before'}
      words={
        <p className="visually-hidden" role="status">
          {over && t`The water is still. All bubbles are popped. Choose Reset Game for new bubbles.`}
          {renewed === round.id && !over && (
            <span key={round.id}>{t`New game with ${String(BUBBLE_COUNT)} bubbles.`}</span>
          )}
        </p>
      }
    >
      <BubbleField key={round.id} bubbles={bubbles} popped={round.popped} onPop={pop}>
        <h2>{t`The water is still.`}</h2>
        <p>{t`All bubbles are popped. Rest here for a while, or choose Reset Game for new bubbles.`}</p>
      </BubbleField>
    </GameFrame>
  );
}

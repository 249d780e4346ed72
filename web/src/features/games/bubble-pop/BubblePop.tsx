import { BUBBLE_COUNT } from '@stillgrove/domain/games/bubble-pop/bubble';
import { bubblesOf, isOver, isRewarded, popBubble, scoreOf } from '@stillgrove/domain/games/bubble-pop/round';
import { useMemo, useRef, type ReactElement } from 'react';
import { Button } from '../../../ui/controls/Button';
import { GameFrame } from '../GameFrame';
import { useGameRound } from '../use-game-round';
import { useSounds } from '../use-sounds';
import { BUBBLE_RULES } from './bubble-rules';
import { BubbleField } from './BubbleField';
import { sizeOf } from './words';

const POPS = {
  small: '/sound/pop-small.mp3',
  medium: '/sound/pop-medium.mp3',
  large: '/sound/pop-large.mp3',
} as const;

/** Twenty bubbles to pop, without a time limit. */
export function BubblePop(): ReactElement {
  const game = useGameRound(BUBBLE_RULES);
  const { round, notice } = game.store();
  const bubbles = useMemo(() => bubblesOf({ id: round.id }), [round.id]);
  const strike = useSounds(POPS);
  const resetButton = useRef<HTMLButtonElement>(null);
  const over = isOver(round);

  const pop = (bubble: (typeof bubbles)[number]) => {
    const before = game.store.getState().round;
    const after = popBubble(before, bubble.id);
    if (after === before) return;
    strike(sizeOf(bubble));
    game.play(after, isRewarded(before) ? null : after.id);
    if (isOver(after)) resetButton.current?.focus({ preventScroll: true });
  };

  return (
    <GameFrame
      path="/bubble"
      lead="Choose a bubble to pop it. There’s no timer, so take as long as you like."
      tally={[
        { word: 'score', value: scoreOf(round) },
        { word: 'bubbles left', value: BUBBLE_COUNT - scoreOf(round) },
      ]}
      controls={
        <Button ref={resetButton} kind={over ? 'main' : 'plain'} onClick={game.renew}>
          Reset Game
        </Button>
      }
      notice={notice}
    >
      <BubbleField key={round.id} bubbles={bubbles} popped={round.popped} onPop={pop}>
        <h2>All bubbles popped</h2> <p>Rest here for a while, or choose Reset Game for new bubbles.</p>
      </BubbleField>
      <p className="visually-hidden" role="status">
        {over && 'All bubbles popped. Choose Reset Game for new bubbles.'}
      </p>
    </GameFrame>
  );
}

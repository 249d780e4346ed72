import type { Color } from '@stillgrove/domain/games/color-matcher/color';
import { isMatch } from '@stillgrove/domain/games/color-matcher/match';
import { FIRST_GUESS, standingOf, submitColor } from '@stillgrove/domain/games/color-matcher/round';
import { useMemo, type ReactElement } from 'react';
import { GameFrame } from '../GameFrame';
import { useGameRound } from '../use-game-round';
import { useSounds } from '../use-sounds';
import { COLOR_RULES } from './color-rules';
import { Found } from './Found';
import { Mixer } from './Mixer';
import { Verdict } from './Verdict';

const SOUNDS = { found: '/sound/found.mp3' } as const;

/** A color to match with three sliders, with as many tries as someone likes. */
export function ColorMatcher(): ReactElement {
  const game = useGameRound(COLOR_RULES);
  const { round, notice } = game.store();
  const standing = useMemo(() => standingOf(round), [round]);
  const strike = useSounds(SOUNDS);

  const submit = (own: Color) => {
    const before = game.store.getState().round;
    const after = submitColor(before, own);
    if (after === before) return;
    const { last } = standingOf(after);
    const matched = last !== null && isMatch(last.percent);
    if (matched) strike('found');
    game.play(after, matched ? standingOf(before).targetId : null);
  };

  return (
    <GameFrame
      path="/color"
      lead="Move the sliders to match the target color."
      tally={[{ word: 'score', value: standing.score }]}
      controls={<Found colors={standing.matched} />}
      notice={notice}
    >
      <Mixer
        gameId={round.id}
        target={standing.target}
        start={round.guesses.at(-1) ?? FIRST_GUESS}
        onSubmit={submit}
        onReset={game.renew}
      >
        <Verdict result={standing.last} />
      </Mixer>
    </GameFrame>
  );
}

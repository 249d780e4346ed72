import { BRIGHTEST, CHANNELS, withChannel, type Color } from '@stillgrove/domain/games/color-matcher/color';
import { isMatch } from '@stillgrove/domain/games/color-matcher/match';
import { FIRST_GUESS, standingOf, submitColor } from '@stillgrove/domain/games/color-matcher/round';
import { useMemo, useState, type ReactElement } from 'react';
import { Button } from '../../../ui/controls/Button';
import { GameFrame } from '../GameFrame';
import { useGameRound } from '../use-game-round';
import { useSounds } from '../use-sounds';
import { ChannelControl } from './ChannelControl';
import { COLOR_RULES } from './color-rules';
import styles from './ColorMatcher.module.css';
import { cssColor } from './css-color';
import { Found } from './Found';
import { TwoColors } from './TwoColors';
import { Verdict } from './Verdict';

const SOUNDS = { found: '/sound/found.mp3' } as const;

/** A colour to come close to, with three sliders and as many tries as one likes. */
export function ColorMatcher(): ReactElement {
  const game = useGameRound(COLOR_RULES);
  const { round, notice } = game.store();
  const standing = useMemo(() => standingOf(round), [round]);
  const [own, setOwn] = useState<Color>(() => round.guesses.at(-1) ?? FIRST_GUESS);
  const strike = useSounds(SOUNDS);

  const submit = () => {
    const before = game.store.getState().round;
    const after = submitColor(before, own);
    if (after === before) return;
    const { last } = standingOf(after);
    const matched = last !== null && isMatch(last.percent);
    if (matched) strike('found');
    game.play(after, matched ? standingOf(before).targetId : null);
  };

  const reset = () => {
    game.renew();
    setOwn(FIRST_GUESS);
  };

  return (
    <GameFrame
      path="/color"
      lead="Move the sliders until your half of the window looks like the other."
      tally={[{ word: 'score', value: standing.score }]}
      controls={<Found colors={standing.matched} />}
      notice={notice}
    >
      <form
        className={styles.board}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TwoColors target={standing.target} own={own} />
        <div key={round.id} className={styles.sliders}>
          {CHANNELS.map((channel, index) => (
            <ChannelControl
              key={channel}
              channel={channel}
              value={own[index] ?? 0}
              from={cssColor(withChannel(own, channel, 0))}
              to={cssColor(withChannel(own, channel, BRIGHTEST))}
              onChange={(value) => setOwn((color) => withChannel(color, channel, value))}
            />
          ))}
        </div>
        <div className={styles.buttons}>
          <Button type="submit" kind="main">
            Submit
          </Button>
          <Button onClick={reset}>Reset</Button>
        </div>
        <Verdict result={standing.last} />
      </form>
    </GameFrame>
  );
}

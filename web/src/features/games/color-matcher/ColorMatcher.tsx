import { t } from '@lingui/core/macro';
import type { Color } from '@stillgrove/domain/games/color-matcher/color';
import {
  nextColor,
  standingOf,
  submitColor,
  type Palette,
} from '@stillgrove/domain/games/color-matcher/round';
import { useId, useMemo, useState, type ReactElement } from 'react';
import { writePreference } from '../../../platform/preferences/preferences';
import { Button } from '../../../ui/controls/Button';
import { Toggle } from '../../../ui/filters/Toggle';
import { GameFrame } from '../GameFrame';
import { useGameRound } from '../use-game-round';
import { useFoundSound } from '../use-tones';
import { chosenPalette, COLOR_RULES } from './color-rules';
import { colorName } from './color-words';
import { Found } from './Found';
import { Mixer } from './Mixer';
import { Verdict } from './Verdict';

/** A color to match with three sliders, with as many tries as someone likes. */
export function ColorMatcher(): ReactElement {
  const form = useId();
  const game = useGameRound(COLOR_RULES);
  const { round, notice, opened } = game.store();
  const standing = useMemo(() => standingOf(round), [round]);
  const strikeFound = useFoundSound();
  const [repeats, setRepeats] = useState(0);
  /** The target that has just taken the place of another, in words; otherwise empty. */
  const [newTarget, setNewTarget] = useState('');
  const [chosen, setChosen] = useState<Palette | null>(null);
  const palette = chosen ?? (opened ? chosenPalette() : 'any');

  const tellNewTarget = () => {
    setRepeats(0);
    setNewTarget(colorName(standingOf(game.store.getState().round).target));
  };

  const submit = (own: Color) => {
    const before = game.store.getState().round;
    if (standingOf(before).isMatched) {
      game.play(nextColor(before, palette));
      tellNewTarget();
      return;
    }
    const after = submitColor(before, own);
    setRepeats(after === before ? repeats + 1 : 0);
    setNewTarget('');
    if (after === before) return;
    const { isMatched, targetId } = standingOf(after);
    if (isMatched) strikeFound();
    game.play(after, isMatched ? targetId : null);
  };

  const reset = () => {
    game.renew();
    tellNewTarget();
  };

  const choosePalette = (isSoft: boolean) => {
    const next = isSoft ? 'soft' : 'any';
    writePreference('palette', isSoft ? 'soft' : null);
    setChosen(next);
    // A matched color stays in sight until another one is asked for.
    const before = game.store.getState().round;
    if (standingOf(before).isMatched) return;
    game.play(nextColor(before, next));
    tellNewTarget();
  };

  return (
    <GameFrame
      game="color"
      lead={t`With soft colors, all targets are muted colors from nature.`}
      words={<Verdict result={standing.last} repeats={repeats} newTarget={newTarget} />}
      tally={[{ word: t`score`, value: standing.score }]}
      controls={
        <>
          <Button
            type="submit"
            form={form}
            kind="main"
            // The second press of a double-click on Submit must not ask for another color.
            onClick={(press) => press.detail > 1 && press.preventDefault()}
          >
            {standing.isMatched ? t`Next color` : t`Submit`}
          </Button>
          <Button onClick={reset}>{t`Reset`}</Button>
          <Toggle label={t`Soft colors`} on={palette === 'soft'} onChange={choosePalette} />
          <Found colors={standing.matched} />
        </>
      }
      notice={notice}
      side={standing.isMatched ? 'after' : round.turns.length > 0 ? null : 'before'}
    >
      <Mixer
        key={round.id}
        form={form}
        target={standing.target}
        matched={standing.isMatched ? (standing.last?.guess ?? null) : null}
        start={standing.sliders}
        onSubmit={submit}
      />
    </GameFrame>
  );
}

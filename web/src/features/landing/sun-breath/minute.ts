import { t } from '@lingui/core/macro';
import { SLOW_BREATHS, slowBreathAt } from '@stillgrove/domain/help/slow-breath';
import { createStopwatch } from '../../../platform/clock/stopwatch';
import { keepScreenAwake } from '../../../platform/screen/wake-lock';
import { fill, isStill, widen } from './motion';

/** Finds what is marked with `data-part`. */
export type Parts = (name: string) => HTMLElement[];

export type Minute = {
  /** Goes on, or rests while no one can follow it. */
  attend(attended: boolean): void;
  stop(): void;
};

/**
 * Six breaths, shown in the dialog. All follows from the elapsed time; nothing is counted by timers.
 *
 * @param over is called once after the last breath
 */
export function startMinute(dialog: HTMLElement, parts: Parts, over: () => void): Minute {
  const watch = createStopwatch(() => performance.now());
  const guides = isStill() ? parts('bar').map(fill) : parts('disc').map(widen);
  let letScreenSleep: () => void = () => undefined;
  let next: ReturnType<typeof setTimeout>;

  const rest = () => {
    clearTimeout(next);
    watch.run(false);
    for (const guide of guides) guide.pause();
    letScreenSleep();
  };
  const stop = () => {
    rest();
    for (const guide of guides) guide.cancel();
  };
  const say = (name: string, words: string) => {
    for (const part of parts(name)) if (part.textContent !== words) part.textContent = words;
  };
  const show = () => {
    const elapsedMs = watch.elapsedMs();
    const breath = slowBreathAt(elapsedMs);
    const number = breath.completedBreaths + 1;
    for (const [place, leaf] of parts('leaf').entries())
      leaf.toggleAttribute('data-grown', place < number - 1);
    if (breath.over) {
      say('status', '');
      stop();
      over();
      return;
    }
    dialog.dataset.state = breath.way;
    say('count', String(breath.count));
    say('breath', t`Breath ${number} of ${SLOW_BREATHS}`);
    say('status', breath.way === 'in' ? t`Breathe in` : t`Breathe out`);
    next = setTimeout(show, 1_000 - (elapsedMs % 1_000));
  };

  return {
    attend(attended) {
      rest();
      if (!attended) return;
      letScreenSleep = keepScreenAwake();
      watch.run(true);
      for (const guide of guides) {
        guide.currentTime = watch.elapsedMs();
        guide.play();
      }
      show();
    },
    stop,
  };
}

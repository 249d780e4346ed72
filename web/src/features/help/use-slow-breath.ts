import { slowBreathAt, type SlowBreath } from '@stillgrove/domain/help/slow-breath';
import { useCallback, useEffect, useRef, useState } from 'react';
import { monotonicNow } from '../../platform/clock/clock';
import { heartbeat } from '../../platform/clock/heartbeat';
import { keepScreenAwake } from '../../platform/screen/wake-lock';

type Shown = {
  readonly state: 'rest' | 'in' | 'out' | 'over';
  /** Seconds of this breath in or out that are left; null while no one breathes. */
  readonly count: number | null;
};

const REST: Shown = { state: 'rest', count: null };

/** Runs the minute and tells when a word or a number on the screen changes. */
export function useSlowBreath() {
  const startedAt = useRef<number | null>(null);
  const [running, setRunning] = useState(false);
  const [shown, setShown] = useState(REST);

  const breath = useCallback(
    (): SlowBreath => slowBreathAt(startedAt.current === null ? 0 : monotonicNow() - startedAt.current),
    [],
  );

  useEffect(() => {
    if (!running) return undefined;
    const letScreenSleep = keepScreenAwake();
    const stopBeating = heartbeat(() => {
      const { way, count, over } = breath();
      const next: Shown = over ? { state: 'over', count: null } : { state: way, count };
      setShown((now) => (now.state === next.state && now.count === next.count ? now : next));
      if (over) setRunning(false);
    });
    return () => {
      stopBeating();
      letScreenSleep();
    };
  }, [breath, running]);

  const begin = () => {
    startedAt.current = monotonicNow();
    setShown({ state: 'in', count: slowBreathAt(0).count });
    setRunning(true);
  };
  const stop = () => {
    startedAt.current = null;
    setShown(REST);
    setRunning(false);
  };
  return { ...shown, running, begin, stop, breath };
}

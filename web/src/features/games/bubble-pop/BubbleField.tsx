import type { Bubble } from '@stillgrove/domain/games/bubble-pop/bubble';
import { bubbleTowards, nearestBubble, type Direction } from '@stillgrove/domain/games/bubble-pop/steps';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useMotion } from '../../../platform/preferences/motion';
import { useStable } from '../../../ui/controls/use-stable';
import { BubbleButton, Ring } from './BubbleButton';
import styles from './BubbleField.module.css';
import { Lake } from './Lake';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Always the same, so it need not be made again. */
const LAKE = <Lake />;

type Props = {
  bubbles: readonly Bubble[];
  popped: readonly number[];
  onPop: (bubble: Bubble) => void;
  /** What stands in the window when no bubble is left. */
  children: ReactNode;
};

/** The window with its bubbles: real buttons, reached by touch, by Tab, and by the arrow keys. */
export function BubbleField({ bubbles, popped, onPop, children }: Props): ReactElement {
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  /** The bubble that takes the focus of one that pops. */
  const goesOnAt = useRef<number | null>(null);
  const [current, setCurrent] = useState<number | null>(null);
  const [poppedBefore] = useState(popped.length);
  const moving = useMotion(({ motion }) => motion === 'full');

  const left = bubbles.filter((bubble) => !popped.includes(bubble.id));
  const tabStop = left.find((bubble) => bubble.id === current) ?? left[0];
  const size = () => ({
    width: field.current?.clientWidth ?? 1,
    height: field.current?.clientHeight ?? 1,
  });
  const focus = (bubble: Bubble | null) => {
    if (bubble !== null) buttons.current.get(bubble.id)?.focus({ preventScroll: true });
  };

  const mount = useStable((bubble: Bubble, button: HTMLButtonElement | null) => {
    if (button === null) buttons.current.delete(bubble.id);
    else buttons.current.set(bubble.id, button);
  });
  const pop = useStable((bubble: Bubble) => {
    const next = nearestBubble(bubble, left, size());
    if (next !== null) {
      setCurrent(next.id);
      goesOnAt.current = next.id;
    }
    onPop(bubble);
  });
  useLayoutEffect(() => {
    // Only now that the popped one is gone, so that the browser lays the page out once and not twice.
    if (goesOnAt.current === null) return;
    buttons.current.get(goesOnAt.current)?.focus({ preventScroll: true });
    goesOnAt.current = null;
  });
  const follow = useStable((bubble: Bubble) => setCurrent(bubble.id));
  const step = useStable((event: KeyboardEvent, from: Bubble) => {
    const direction = DIRECTIONS[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    focus(bubbleTowards(direction, from, left, size()));
  });

  return (
    <div className={styles.window} data-moving={moving}>
      {LAKE}
      <div
        ref={field}
        className={styles.field}
        data-own=""
        role="group"
        aria-label="Bubbles"
        aria-describedby={id}
      >
        {left.map((bubble) => (
          <BubbleButton
            key={bubble.id}
            bubble={bubble}
            isCurrent={bubble === tabStop}
            onMount={mount}
            onPop={pop}
            onFocus={follow}
            onKeyDown={step}
          />
        ))}
        {moving &&
          popped
            .slice(poppedBefore)
            .map((gone) => bubbles[gone] && <Ring key={gone} bubble={bubbles[gone]} />)}
      </div>
      <p id={id} className="visually-hidden">
        Use the arrow keys to move to the nearest bubble. Press Space to pop it.
      </p>
      {left.length === 0 && <div className={styles.calm}>{children}</div>}
    </div>
  );
}

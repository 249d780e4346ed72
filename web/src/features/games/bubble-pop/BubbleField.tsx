import { t } from '@lingui/core/macro';
import { pressArea, type Bubble } from '@stillgrove/domain/games/bubble-pop/bubble';
import {
  bubbleTowards,
  nearestBubble,
  type Direction,
  type Floating,
} from '@stillgrove/domain/games/bubble-pop/steps';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useMotion } from '../../../platform/preferences/motion';
import { useStable } from '../use-stable';
import { BubbleButton, Ring } from './BubbleButton';
import styles from './BubbleField.module.css';
import { Lake } from './Lake';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Where the bubbles are is told in pixels already. */
const IN_PIXELS = { width: 1, height: 1 };

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
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  /** The bubble that takes the focus of one that pops. */
  const goesOnAt = useRef<number | null>(null);
  const [current, setCurrent] = useState<number | null>(null);
  const [poppedBefore] = useState(popped.length);
  const moving = useMotion(({ motion }) => motion === 'full');

  const left = bubbles.filter((bubble) => !popped.includes(bubble.id));
  const isStill = popped.length > 0 && left.length === 0;
  const tabStop = left.find((bubble) => bubble.id === current) ?? left[0];
  /** Where the bubbles float in the window as it is now, upright or low and wide. */
  const floating = (): Floating[] =>
    left.map(({ id: bubble }) => {
      const button = buttons.current.get(bubble);
      return { id: bubble, x: button?.offsetLeft ?? 0, y: button?.offsetTop ?? 0 };
    });
  const focus = (bubble: Floating | null) => {
    if (bubble !== null) buttons.current.get(bubble.id)?.focus({ preventScroll: true });
  };

  const mount = useStable((bubble: Bubble, button: HTMLButtonElement | null) => {
    if (button === null) buttons.current.delete(bubble.id);
    else buttons.current.set(bubble.id, button);
  });
  const pop = useStable((pressed: Bubble, press: MouseEvent) => {
    const bubble = meant(pressed, press, left, buttons.current);
    const places = floating();
    const from = places.find((place) => place.id === bubble.id);
    const next = from === undefined ? null : nearestBubble(from, places, IN_PIXELS);
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
    const places = floating();
    const place = places.find((one) => one.id === from.id);
    if (place !== undefined) focus(bubbleTowards(direction, place, places, IN_PIXELS));
  });

  return (
    <div className={styles.window} data-moving={moving} data-still={isStill}>
      <Lake isStill={isStill} />
      <div className={styles.field} role="group" aria-label={t`Bubbles`} aria-describedby={id}>
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
        {t`Use the arrow keys to move to the nearest bubble. Press Space to pop it.`}
      </p>
      {isStill && <div className={styles.calm}>{children}</div>}
    </div>
  );
}

/**
 * The bubble that a press means: the one whose middle is nearest, since they drift. A press by key, or by assistive
 * technology, has no place and means the bubble that it names.
 */
function meant(
  pressed: Bubble,
  { clientX, clientY, detail, nativeEvent }: MouseEvent,
  bubbles: readonly Bubble[],
  buttons: ReadonlyMap<number, HTMLButtonElement>,
): Bubble {
  const area = pressArea(pressed);
  const aside = Math.hypot(nativeEvent.offsetX - area / 2, nativeEvent.offsetY - area / 2);
  // So near to its middle that no other can be nearer: they need not be looked for.
  if (detail === 0 || aside < area / 4) return pressed;
  let best = pressed;
  let least = Infinity;
  for (const bubble of bubbles) {
    const box = buttons.get(bubble.id)?.getBoundingClientRect();
    if (box === undefined) continue;
    const distance = Math.hypot(box.x + box.width / 2 - clientX, box.y + box.height / 2 - clientY);
    if (distance >= least) continue;
    best = bubble;
    least = distance;
  }
  return best;
}

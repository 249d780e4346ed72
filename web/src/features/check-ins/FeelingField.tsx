import { t } from '@lingui/core/macro';
import { type CheckIn, type Level, LEVELS } from '@stillgrove/domain/check-ins/check-in';
import { useId, useRef, type KeyboardEvent, type ReactElement } from 'react';
import drawing from '../../drawings/check-in.svg?url&no-inline';
import { Drawing } from '../../ui/drawing/Drawing';
import { styleProperties } from '../../ui/controls/style-properties';
import styles from './FeelingField.module.css';
import { placeInWords } from './place-words';

export type Place = { readonly pleasant: Level; readonly energy: Level };

type Props = {
  labelledBy: string;
  place: Place | null;
  /** What was just kept, shown until another place is chosen; without its energy it is no place. */
  kept: Pick<CheckIn, 'pleasant' | 'energy'> | null;
  onChoose: (place: Place) => void;
};

/** From the top left, as one reads. */
const PLACES: readonly Place[] = LEVELS.toReversed().flatMap((energy) =>
  LEVELS.map((pleasant) => ({ pleasant, energy })),
);

const STEPS: Readonly<Record<string, readonly [pleasant: number, energy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** One touch tells both: from left to right how pleasant it is, from below to above how much energy there is. */
export function FeelingField({ labelledBy, place, kept, onChoose }: Props): ReactElement {
  const name = useId();
  const field = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const from = place ?? { pleasant: 0, energy: 0 };
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = {
      pleasant: within(from.pleasant + (isMirrored ? -step[0] : step[0])),
      energy: within(from.energy + step[1]),
    };
    onChoose(to);
    field.current?.querySelector<HTMLElement>(`[value="${valueOf(to)}"]`)?.focus();
  };
  const standsOn = place ?? { pleasant: 0, energy: 0 };
  const shown = place ?? placeOf(kept);
  return (
    <div className={styles.frame}>
      <span className={styles.axis} aria-hidden="true">{t`More energy`}</span>
      <div ref={field} role="radiogroup" aria-labelledby={labelledBy} className={styles.field}>
        <div className={styles.picture}>
          <Drawing src={drawing} width={320} height={360} cover className={styles.scene} />
          {shown !== null && (
            <span
              ref={styleProperties({
                '--pleasant': String(shown.pleasant),
                '--energy': String(shown.energy),
              })}
              className={styles.dotPlace}
              data-corner={shown.energy === 2 && Math.abs(shown.pleasant) === 2}
              aria-hidden="true"
            >
              <span className={styles.dot} data-kept={place === null || undefined} />
            </span>
          )}
        </div>
        <span
          className={styles.side}
          data-side="start"
          data-hidden={isAt(shown, -2, 0) || isAt(shown, -1, 0)}
          aria-hidden="true"
        >
          {t`Unpleasant`}
        </span>
        <span
          className={styles.side}
          data-side="end"
          data-hidden={isAt(shown, 2, 0) || isAt(shown, 1, 0)}
          aria-hidden="true"
        >
          {t`Pleasant`}
        </span>
        <div className={styles.places}>
          {PLACES.map((each) => (
            <label key={valueOf(each)} className={styles.place}>
              <input
                type="radio"
                name={name}
                value={valueOf(each)}
                checked={place !== null && isAt(place, each.pleasant, each.energy)}
                tabIndex={isAt(standsOn, each.pleasant, each.energy) ? 0 : -1}
                aria-label={placeInWords(each.pleasant, each.energy)}
                onChange={() => onChoose(each)}
                onKeyDown={walk}
              />
            </label>
          ))}
        </div>
      </div>
      <span className={styles.axis} aria-hidden="true">{t`Less energy`}</span>
    </div>
  );
}

const valueOf = ({ pleasant, energy }: Place) => `${String(pleasant)},${String(energy)}`;

function placeOf(kept: Props['kept']): Place | null {
  if (kept?.energy == null) return null;
  return { pleasant: kept.pleasant, energy: kept.energy };
}

function isAt(place: Place | null, pleasant: number, energy: number): boolean {
  return place?.pleasant === pleasant && place.energy === energy;
}

function within(level: number): Level {
  return Math.min(2, Math.max(-2, level)) as Level;
}

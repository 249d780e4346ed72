import type { Sky } from '@stillgrove/domain/sky/sky';
import type { ReactElement, ReactNode } from 'react';
import { useSky } from '../../platform/clock/use-sky';
import styles from './HourScene.module.css';
import { Land } from './Land';
import { NightStars } from './NightStars';
import { SunOrMoon } from './SunOrMoon';

type Props = {
  /** The sky of the person's hour where none is given. */
  sky?: Sky | undefined;
  /** Sets the size of the scene, and by `--sun-across`, `--sun-up`, `--sun-size`, `--sun-glow` and `--land` what it shows where. */
  className?: string | undefined;
  /** What stands in the view: words in the upper 40 % of the sky, or a drawing on the ground. */
  children?: ReactNode;
  /** What stands on the ground in front, which grows with it. */
  ground?: ReactNode;
  /** Leaves out sun and moon where something else takes their place. */
  withoutSun?: boolean;
};

/**
 * A landscape at an hour of the day that fills its box: sky, sun or moon, stars, mist over hills, and the ground in
 * front. `--ink` and all other colors inside are those of its sky, on the ground those that suit the dark.
 */
export function HourScene({
  sky,
  className = '',
  children,
  ground,
  withoutSun = false,
}: Props): ReactElement {
  const ofTheHour = useSky();
  return (
    <div className={`${styles.scene} ${className}`} data-sky={sky ?? ofTheHour}>
      <div className={styles.backdrop} aria-hidden="true">
        <NightStars />
        {!withoutSun && <SunOrMoon />}
        <Land />
      </div>
      <div className={styles.view}>{children}</div>
      <div className={styles.ground} data-ground="">
        {ground}
      </div>
    </div>
  );
}

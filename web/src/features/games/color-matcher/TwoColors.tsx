import type { Color } from '@stillgrove/domain/games/color-matcher/color';
import { colorName } from '@stillgrove/domain/games/color-matcher/color-name';
import type { CSSProperties, ReactElement } from 'react';
import { cssColor } from './css-color';
import styles from './TwoColors.module.css';

type Props = { target: Color; own: Color };

/** One window of two panes, the target and the own color side by side; at a perfect match the seam is gone. */
export function TwoColors({ target, own }: Props): ReactElement {
  return (
    <dl className={styles.colors} data-own="">
      <div className={styles.color}>
        <dt>Target</dt>
        <dd>
          <span className={styles.pane} style={paint(target)} data-pane="target" />
          <span className={styles.name}>{colorName(target)}</span>
        </dd>
      </div>
      <div className={styles.color}>
        <dt>Your color</dt>
        <dd>
          <span className={styles.pane} style={paint(own)} data-pane="own" />
          <span className={styles.name}>{colorName(own)}</span>
        </dd>
      </div>
    </dl>
  );
}

function paint(color: Color): CSSProperties {
  return { '--color': cssColor(color) } as CSSProperties;
}

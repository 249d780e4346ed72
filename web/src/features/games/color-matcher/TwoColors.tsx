import { t } from '@lingui/core/macro';
import type { Color } from '@stillgrove/domain/games/color-matcher/color';
import { takesBlackText } from '@stillgrove/domain/games/color-matcher/color-look';
import type { ReactElement } from 'react';
import { styleProperties } from '../../../ui/controls/style-properties';
import { colorName } from './color-words';
import { cssColor } from './css-color';
import styles from './TwoColors.module.css';

type Props = {
  target: Color;
  own: Color;
  /** Whether the two have just matched. */
  isMelted: boolean;
};

/** One window of two panes, the target and the own color side by side; on a match they melt into one. */
export function TwoColors({ target, own, isMelted }: Props): ReactElement {
  return (
    <div
      ref={styleProperties({ '--target-color': cssColor(target), '--own-color': cssColor(own) })}
      className={styles.window}
      data-own=""
      data-melted={isMelted}
    >
      <dl className={styles.colors}>
        <Pane name="target" word={t`Target`} color={target} />
        <Pane name="own" word={t`Your color`} color={own} />
      </dl>
      <span className={styles.melt} aria-hidden />
      <svg
        viewBox="0 0 40 56"
        className={styles.leaf}
        data-ink={takesBlackText(target) ? 'black' : 'white'}
        aria-hidden
        focusable="false"
      >
        <path d="M20 54V22M20 37l6-6M20 31l-5-5M20 3c14 11 14 29 0 40C6 32 6 14 20 3Z" />
      </svg>
    </div>
  );
}

function Pane({ name, word, color }: { name: string; word: string; color: Color }): ReactElement {
  return (
    <div className={styles.pane} data-pane={name} data-ink={takesBlackText(color) ? 'black' : 'white'}>
      <dt>{word}</dt>
      <dd>{colorName(color)}</dd>
    </div>
  );
}

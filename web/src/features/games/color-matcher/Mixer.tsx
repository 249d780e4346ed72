import { BRIGHTEST, CHANNELS, withChannel, type Color } from '@stillgrove/domain/games/color-matcher/color';
import { useState, type ReactElement } from 'react';
import { ChannelControl } from './ChannelControl';
import { colorName } from './color-words';
import { cssColor } from './css-color';
import styles from './Mixer.module.css';
import { TwoColors } from './TwoColors';

type Props = {
  /** The id of the form, for the button that submits it from elsewhere. */
  form: string;
  target: Color;
  /** The color that has just matched the target, or null. */
  matched: Color | null;
  /** Where the sliders stand at first. */
  start: Color;
  onSubmit: (own: Color) => void;
};

/** The two colors and the three sliders. What moves under a finger is rendered here and no further out. */
export function Mixer({ form, target, matched, start, onSubmit }: Props): ReactElement {
  const [own, setOwn] = useState(start);
  const isMelted = matched?.every((value, index) => value === own[index]) === true;
  return (
    <form
      id={form}
      className={styles.board}
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
        // Nothing is compared that was typed and is no color.
        if (wrong !== null && matched === null) wrong.focus();
        else onSubmit(own);
      }}
    >
      <TwoColors target={target} own={own} isMelted={isMelted} />
      <div className={styles.sliders}>
        {CHANNELS.map((channel, index) => (
          <ChannelControl
            key={channel}
            channel={channel}
            value={own[index] ?? 0}
            from={cssColor(withChannel(own, channel, 0))}
            to={cssColor(withChannel(own, channel, BRIGHTEST))}
            mixed={colorName(own)}
            onChange={(value) => setOwn((color) => withChannel(color, channel, value))}
          />
        ))}
      </div>
    </form>
  );
}

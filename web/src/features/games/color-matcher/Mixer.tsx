import { BRIGHTEST, CHANNELS, withChannel, type Color } from '@stillgrove/domain/games/color-matcher/color';
import { FIRST_GUESS } from '@stillgrove/domain/games/color-matcher/round';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '../../../ui/controls/Button';
import { ChannelControl } from './ChannelControl';
import { cssColor } from './css-color';
import styles from './Mixer.module.css';
import { TwoColors } from './TwoColors';

type Props = {
  /** With another game, what was half typed is gone. */
  gameId: string;
  target: Color;
  /** Where the sliders stand at first. */
  start: Color;
  onSubmit: (own: Color) => void;
  onReset: () => void;
  /** What came of the last try. */
  children: ReactNode;
};

/** The two colors and the three sliders. What moves under a finger is rendered here and no further out. */
export function Mixer({ gameId, target, start, onSubmit, onReset, children }: Props): ReactElement {
  const [own, setOwn] = useState(start);
  return (
    <form
      className={styles.board}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(own);
      }}
    >
      <TwoColors target={target} own={own} />
      <div key={gameId} className={styles.sliders}>
        {CHANNELS.map((channel, index) => (
          <ChannelControl
            key={channel}
            channel={channel}
            value={own[index] ?? 0}
            from={cssColor(withChannel(own, channel, 0))}
            to={cssColor(withChannel(own, channel, BRIGHTEST))}
            onChange={(value) => setOwn((color) => withChannel(color, channel, value))}
          />
        ))}
      </div>
      <div className={styles.buttons}>
        <Button type="submit" kind="main">
          Submit
        </Button>
        <Button
          onClick={() => {
            onReset();
            setOwn(FIRST_GUESS);
          }}
        >
          Reset
        </Button>
      </div>
      {children}
    </form>
  );
}

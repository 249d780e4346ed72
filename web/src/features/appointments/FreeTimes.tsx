import type { ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import { TimePicker } from './TimePicker';
import type { useFreeTimes } from './use-free-times';

type Props = ReturnType<typeof useFreeTimes> & {
  chosen: string | null;
  onChoose: (time: string | null) => void;
};

/** Someone's free times once they are there, and words until then. */
export function FreeTimes({ free, reload, chosen, onChoose }: Props): ReactElement {
  if (free.state === 'ready') return <TimePicker times={free.times} chosen={chosen} onChoose={onChoose} />;
  if (free.state === 'loading') return <p role="status">Looking for free times…</p>;
  return (
    <div role="alert">
      <p>The free times could not be loaded. Check your connection and try again.</p>
      <Button onClick={reload}>Try again</Button>
    </div>
  );
}

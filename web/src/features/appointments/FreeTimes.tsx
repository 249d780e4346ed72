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
  if (free.state === 'loading') return <p role="status">Loading free times…</p>;
  return (
    <div role="alert">
      <p>We couldn’t load the free times. Check your connection, then try again.</p>
      <Button onClick={reload}>Try again</Button>
    </div>
  );
}

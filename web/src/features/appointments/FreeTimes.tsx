import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { Loaded } from '../../ui/states/Loaded';
import { freeTimesQuery } from './api';
import { TimePicker } from './TimePicker';

type Props = { therapistId: string; chosen: string | null; onChoose: (time: string | null) => void };

/** Someone's free times once they are there, and words until then. */
export function FreeTimes({ therapistId, chosen, onChoose }: Props): ReactElement {
  return (
    <Loaded
      query={freeTimesQuery(therapistId)}
      loading={t`Loading free times…`}
      failed={t`We couldn’t load the free times. Check your connection, then try again.`}
    >
      {({ times }) => <TimePicker times={times} chosen={chosen} onChoose={onChoose} />}
    </Loaded>
  );
}

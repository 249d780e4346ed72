import type { BookingsAnswer } from '@stillgrove/contract/operator-bookings';
import { useState, type ReactElement } from 'react';
import { changeAddressSearch, useAddressSearch } from '../../../platform/address/address-search';
import { useAnswer } from '../../../platform/http/use-answer';
import { Choice } from '../../../ui/filters/Choice';
import { Pills } from '../../../ui/filters/Pills';
import { Loaded } from '../../../ui/records/Loaded';
import { bookingsPath } from './booking-calls';
import { BookingList } from './BookingList';
import styles from './BookingsPart.module.css';

const TIMES = [
  { id: 'coming', name: 'Coming' },
  { id: 'past', name: 'Last 30 days' },
] as const;

/** Everyone's sessions, those to come or those that were; what is chosen stands in the address. */
export function BookingsPart(): ReactElement {
  const params = useAddressSearch();
  const when = params.get('when') === 'past' ? 'past' : 'coming';
  const therapist = params.get('therapist') ?? '';
  const [turned, setTurned] = useState({ of: '', page: 1 });
  const choice = `${when} ${therapist}`;
  const page = turned.of === choice ? turned.page : 1;
  const asked = useAnswer<BookingsAnswer>(bookingsPath({ when, therapist, page }));
  return (
    <Loaded asked={asked}>
      {(answer) => (
        <>
          <div className={styles.narrow}>
            <Pills
              label="Which sessions"
              choices={TIMES}
              chosen={when}
              onChoose={(id) => changeAddressSearch({ when: id === 'coming' ? '' : id })}
            />
            <Choice
              label="With"
              all="Everyone"
              options={answer.therapists.map(({ id, name }) => ({ value: id, name }))}
              value={therapist}
              onChange={(id) => changeAddressSearch({ therapist: id })}
            />
          </div>
          <BookingList
            answer={answer}
            when={when}
            of={therapist === '' ? 'everyone' : 'one'}
            onTurn={(next) => setTurned({ of: choice, page: next })}
            onCancelled={asked.reload}
          />
        </>
      )}
    </Loaded>
  );
}

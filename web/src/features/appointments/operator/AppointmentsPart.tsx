import { t } from '@lingui/core/macro';
import { useState, type ReactElement } from 'react';
import { changeAddressSearch, useAddressSearch } from '../../../platform/address/address-search';
import { refresh } from '../../../platform/query/query-client';
import { Choice } from '../../../ui/filters/Choice';
import { Pills } from '../../../ui/filters/Pills';
import { Loaded } from '../../../ui/states/Loaded';
import { allAppointmentsQuery } from '../api';
import { OperatorAppointmentList } from './OperatorAppointmentList';
import styles from './AppointmentsPart.module.css';

const TIMES = [
  { id: 'upcoming', name: t`Upcoming` },
  { id: 'past', name: t`Last 30 days` },
] as const;

/** Everyone's appointments, those to come or those that were; what is chosen stands in the address. */
export function AppointmentsPart(): ReactElement {
  const params = useAddressSearch();
  const when = params.get('when') === 'past' ? 'past' : 'upcoming';
  const therapist = params.get('therapist') ?? '';
  const [turned, setTurned] = useState({ of: '', page: 1 });
  const choice = `${when} ${therapist}`;
  const page = turned.of === choice ? turned.page : 1;
  const query = allAppointmentsQuery({ when, therapist, page });
  return (
    <Loaded query={query}>
      {(answer) => (
        <>
          <div className={styles.narrow}>
            <Pills
              label={t`Which appointments`}
              choices={TIMES}
              chosen={when}
              onChoose={(id) => changeAddressSearch({ when: id === 'upcoming' ? '' : id })}
            />
            <Choice
              label={t`Therapist`}
              all={t`All therapists`}
              options={answer.therapists.map(({ id, name }) => ({ value: id, name }))}
              value={therapist}
              onChange={(id) => changeAddressSearch({ therapist: id })}
            />
          </div>
          <OperatorAppointmentList
            answer={answer}
            when={when}
            of={therapist === '' ? 'everyone' : 'one'}
            onTurn={(next) => setTurned({ of: choice, page: next })}
            onCanceled={() => refresh(query.queryKey)}
          />
        </>
      )}
    </Loaded>
  );
}

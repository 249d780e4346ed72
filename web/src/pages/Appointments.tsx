import type { ReactElement } from 'react';
import drawing from '../drawings/therapist.svg?url&no-inline';
import { Appointments } from '../features/appointments/Appointments';
import { Below } from '../ui/layout/Below';
import { PageOpening } from '../ui/opening/PageOpening';

export default function AppointmentsPage(): ReactElement {
  return (
    <>
      <PageOpening
        title="Appointments"
        lead="Choose a person, a day and a time, then confirm. Nothing is booked before that."
        drawing={{ src: drawing, width: 480, height: 440 }}
      />
      <Below>
        <Appointments />
      </Below>
    </>
  );
}

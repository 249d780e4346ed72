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
        lead="Choose a therapist, a day and a time, then confirm. You can move or cancel an appointment until it starts."
        drawing={{ src: drawing, width: 480, height: 440 }}
      />
      <Below>
        <Appointments />
      </Below>
    </>
  );
}

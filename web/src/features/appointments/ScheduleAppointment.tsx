import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Appointment } from '@stillgrove/contract/appointments';
import type { Therapist } from '@stillgrove/contract/therapists';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { changeAddressSearch, useAddressSearch } from '../../platform/address/address-search';
import styles from './ScheduleAppointment.module.css';
import { BeforeScheduling } from './BeforeScheduling';
import { ChooseTime } from './ChooseTime';
import { ChosenTherapist, TherapistPicker } from './TherapistPicker';

type Props = {
  therapists: readonly Therapist[];
  /** Not called for a guest, who is asked to get an account first. */
  onScheduled?: (appointment: Appointment) => void;
  /** Whether the page begins here, for who comes from a therapist's card and has read what stands above. */
  takesFocus: boolean;
};

/** Therapist, time, confirmation. The therapist's id is in the address, so that their page can lead here. */
export function ScheduleAppointment({ therapists, onScheduled, takesFocus }: Props): ReactElement {
  const open = therapists.filter((one) => one.takesAppointments);
  const wanted = useAddressSearch().get('with');
  const chosen = open.find(({ id }) => id === wanted);
  const [chosenBy, setChosenBy] = useState<'address' | 'arrow' | 'press'>('address');
  // The list stays while arrow keys go through it.
  const shown = chosenBy === 'arrow' ? undefined : chosen;
  /** The id of the therapist who was chosen before; the focus goes back there. */
  const [previous, setPrevious] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return undefined;
    // A page that was just reached is scrolled to its beginning first.
    const frame = requestAnimationFrame(() => {
      title.current?.focus({ preventScroll: true });
      title.current?.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [takesFocus]);
  return (
    <section className={styles.schedule} data-first={takesFocus} aria-labelledby="schedule-title">
      <h2 id="schedule-title" ref={title} tabIndex={-1}>
        {shown?.isSample === true ? t`Example times` : t`Schedule an appointment`}
      </h2>
      <BeforeScheduling therapists={open} chosen={shown} />
      {open.length === 0 ? (
        <p>
          <Trans>
            You can’t schedule an appointment here yet. <Link href="/contact">Write to us</Link> and ask for
            one.
          </Trans>
        </p>
      ) : shown !== undefined ? (
        <ChosenTherapist
          therapist={shown}
          onChange={() => {
            // No one is chosen any more, so that the same one can be chosen again.
            setPrevious(shown.id);
            changeAddressSearch({ with: '', time: '' });
          }}
        />
      ) : (
        <TherapistPicker
          therapists={open}
          chosen={chosen?.id ?? null}
          focused={previous}
          onChoose={(id, byArrow) => {
            changeAddressSearch({ with: id, time: '' });
            setChosenBy(byArrow ? 'arrow' : 'press');
          }}
        />
      )}
      {chosen && (
        <ChooseTime
          key={chosen.id}
          therapist={chosen}
          {...(onScheduled && { onScheduled })}
          takesFocus={chosenBy === 'press'}
        />
      )}
    </section>
  );
}

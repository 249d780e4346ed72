import type {
  HoursRequest,
  OperatorTherapist,
  TherapistSavedAnswer,
} from '@stillgrove/contract/operator-therapists';
import type { ReactElement } from 'react';
import { pageLanguage } from '../../../platform/language/page-language';
import { DatesFields } from './DatesFields';
import styles from './editor.module.css';
import { FormEnd } from './FormEnd';
import { FormStart } from './FormStart';
import { hoursDraft, hoursRequestOf } from './hours-draft';
import { saveHours } from './therapist-calls';
import { clockThere, zoneName } from './time-zones';
import { useKeptDraft } from './use-kept-draft';
import { useSaving } from './use-saving';
import { WeekFields } from './WeekFields';

type Props = {
  therapist: OperatorTherapist;
  onSaved: (answer: TherapistSavedAnswer) => void;
  reload: () => void;
};

const schema = async () => (await import('@stillgrove/contract/operator-therapists')).hoursRequest;

/** When somebody works: every week, and on the days that are not like the others. */
export function HoursForm({ therapist, onSaved, reload }: Props): ReactElement {
  const { id, name, version, timeZone } = therapist;
  const draft = useKeptDraft(`therapist-hours:${id}`, {
    version,
    values: hoursDraft(therapist, dayThere(timeZone)),
  });
  const { form, busy, failure, errors, save } = useSaving({
    schema,
    send: (body: HoursRequest) => saveHours(id, body),
    onSaved: (answer: TherapistSavedAnswer) => {
      draft.drop();
      onSaved(answer);
    },
  });
  const startOver = () => {
    draft.drop();
    reload();
  };
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      aria-busy={busy}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save(hoursRequestOf(draft.values, draft.version));
      }}
    >
      <FormStart title={`Hours of ${name}`} restored={draft.restored} onStartOver={startOver} />
      <p>
        All times stand on the clock of {zoneName(timeZone)}, where it is{' '}
        {clockThere(timeZone, pageLanguage())} now. Use quarters of an hour; 00:00 as an end means midnight.
        Sessions that are booked stay booked, whatever you change.
      </p>
      <WeekFields
        weekly={draft.values.weekly}
        errors={errors}
        onChange={(weekly) => draft.change({ weekly })}
      />
      <DatesFields
        exceptions={draft.values.exceptions}
        errors={errors}
        onChange={(exceptions) => draft.change({ exceptions })}
      />
      <FormEnd button="Save hours" busy={busy} failure={failure} onStartOver={startOver} />
    </form>
  );
}

/** Today, `YYYY-MM-DD`, where the therapist is. */
function dayThere(timeZone: string): string {
  // Sweden writes dates as the ISO does.
  return new Intl.DateTimeFormat('sv', { timeZone }).format();
}

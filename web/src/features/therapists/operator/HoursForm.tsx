import type {
  HoursRequest,
  OperatorTherapist,
  TherapistSavedAnswer,
} from '@stillgrove/contract/operator-therapists';
import type { ReactElement } from 'react';
import { pageLanguage } from '../../../platform/language/page-language';
import { DatesFields } from './DatesFields';
import { EditorForm } from './EditorForm';
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

/** When someone works: every week, and on the days that are not like the others. */
export function HoursForm({ therapist, onSaved, reload }: Props): ReactElement {
  const { id, name, version, timeZone } = therapist;
  const draft = useKeptDraft(`therapist-hours:${id}`, {
    version,
    values: hoursDraft(therapist, dayThere(timeZone)),
  });
  const { errors, save, ...saving } = useSaving({
    schema,
    send: (body: HoursRequest) => saveHours(id, body),
    onSaved: (answer: TherapistSavedAnswer) => {
      draft.drop();
      onSaved(answer);
    },
  });
  return (
    <EditorForm
      title={`Hours of ${name}`}
      button="Save hours"
      draft={draft}
      {...saving}
      onSave={() => void save(hoursRequestOf(draft.values, draft.version))}
      reload={reload}
    >
      <p>
        All times stand on the clock of {zoneName(timeZone)}, where it is{' '}
        {clockThere(timeZone, pageLanguage())} now. Use quarters of an hour; 00:00 as an end means midnight.
        Appointments that are scheduled stay scheduled, whatever you change.
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
    </EditorForm>
  );
}

/** Today, `YYYY-MM-DD`, where the therapist is. */
function dayThere(timeZone: string): string {
  // Sweden writes dates as the ISO does.
  return new Intl.DateTimeFormat('sv', { timeZone }).format();
}

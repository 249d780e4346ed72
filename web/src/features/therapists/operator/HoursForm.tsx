import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { OperatorTherapist, TherapistSavedAnswer } from '@stillgrove/contract/operator-therapists';
import type { ReactElement } from 'react';
import { pageLanguage } from '../../../platform/language/page-language';
import { saveHours } from '../api';
import { DatesFields } from './DatesFields';
import { EditorForm } from './EditorForm';
import { hoursDraft, hoursRequestOf } from './hours-draft';
import { clockThere, zoneName } from './time-zones';
import { useKeptDraft } from './use-kept-draft';
import { WeekFields } from './WeekFields';

type Props = {
  therapist: OperatorTherapist;
  onSaved: (answer: TherapistSavedAnswer) => void;
};

const schema = async () => (await import('@stillgrove/contract/operator-therapists')).hoursRequest;

/** When a therapist works: every week, and on single days with other hours. */
export function HoursForm({ therapist, onSaved }: Props): ReactElement {
  const { id, name, version, timeZone } = therapist;
  const draft = useKeptDraft(`therapist-hours:${id}`, {
    version,
    values: hoursDraft(therapist, dayThere(timeZone)),
  });
  return (
    <EditorForm
      title={t`Hours of ${name}`}
      button={t`Save hours`}
      draft={draft}
      schema={schema}
      read={() => hoursRequestOf(draft.values, draft.version)}
      send={(body) => saveHours(id, body)}
      onSaved={onSaved}
    >
      {(errors) => (
        <>
          <p>
            <Trans>
              Enter all times in the time zone {zoneName(timeZone)}, where it is{' '}
              {clockThere(timeZone, pageLanguage())} now. Use full or quarter hours. To end at midnight, enter
              00:00. Appointments that are already scheduled stay as they are.
            </Trans>
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
        </>
      )}
    </EditorForm>
  );
}

/** Today, `YYYY-MM-DD`, where the therapist is. */
function dayThere(timeZone: string): string {
  // Sweden writes dates as the ISO does.
  return new Intl.DateTimeFormat('sv', { timeZone }).format();
}

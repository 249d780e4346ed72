import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { OperatorTherapist, TherapistSavedAnswer } from '@stillgrove/contract/operator-therapists';
import type { ReactElement } from 'react';
import { Toggle } from '../../../ui/filters/Toggle';
import { saveProfile } from '../api';
import { EditorForm } from './EditorForm';
import { profileDraft, profileRequestOf } from './profile-draft';
import { ProfileMeetings } from './ProfileMeetings';
import { ProfileTimes } from './ProfileTimes';
import { ProfileWords } from './ProfileWords';
import { useKeptDraft } from './use-kept-draft';

type Props = {
  /** Null for a new profile. */
  therapist: OperatorTherapist | null;
  onSaved: (answer: TherapistSavedAnswer) => void;
};

const schema = async () => (await import('@stillgrove/contract/operator-therapists')).profileRequest;

/** What visitors read about a therapist, and the settings for appointments. */
export function ProfileForm({ therapist, onSaved }: Props): ReactElement {
  const draft = useKeptDraft(`therapist-profile:${therapist?.id ?? 'new'}`, {
    version: therapist?.version ?? 0,
    values: profileDraft(therapist),
  });
  return (
    <EditorForm
      title={therapist === null ? t`Add a therapist` : therapist.name}
      button={t`Save profile`}
      draft={draft}
      schema={schema}
      read={() => profileRequestOf(draft.values, draft.version)}
      send={(body) => saveProfile(draft.values.id, body)}
      onSaved={onSaved}
    >
      {(errors) => {
        const part = { values: draft.values, errors, change: draft.change };
        return (
          <>
            <ProfileWords {...part} />
            <ProfileMeetings {...part} />
            <ProfileTimes {...part} />
            {therapist?.isSample === true && (
              <div>
                <p>
                  <Trans>
                    This profile is a sample. When you save it, it is no longer marked as one, and visitors
                    can schedule appointments.
                  </Trans>
                </p>
                <Toggle
                  label={t`Keep it marked as a sample`}
                  on={draft.values.isSample}
                  onChange={(isSample) => draft.change({ isSample })}
                />
              </div>
            )}
          </>
        );
      }}
    </EditorForm>
  );
}

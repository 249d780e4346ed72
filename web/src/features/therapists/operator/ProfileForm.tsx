import type {
  OperatorTherapist,
  ProfileRequest,
  TherapistSavedAnswer,
} from '@stillgrove/contract/operator-therapists';
import type { ReactElement } from 'react';
import { Toggle } from '../../../ui/filters/Toggle';
import { EditorForm } from './EditorForm';
import { profileDraft, profileRequestOf } from './profile-draft';
import { ProfileMeetings } from './ProfileMeetings';
import { ProfileTimes } from './ProfileTimes';
import { ProfileWords } from './ProfileWords';
import { saveProfile } from './therapist-calls';
import { useKeptDraft } from './use-kept-draft';
import { useSaving } from './use-saving';

type Props = {
  /** Null for a new profile. */
  therapist: OperatorTherapist | null;
  onSaved: (answer: TherapistSavedAnswer) => void;
  reload: () => void;
};

const schema = async () => (await import('@stillgrove/contract/operator-therapists')).profileRequest;

/** What visitors read about a therapist, and the settings for appointments. */
export function ProfileForm({ therapist, onSaved, reload }: Props): ReactElement {
  const draft = useKeptDraft(`therapist-profile:${therapist?.id ?? 'new'}`, {
    version: therapist?.version ?? 0,
    values: profileDraft(therapist),
  });
  const { errors, save, ...saving } = useSaving({
    schema,
    send: (body: ProfileRequest) => saveProfile(draft.values.id, body),
    onSaved: (answer: TherapistSavedAnswer) => {
      draft.drop();
      onSaved(answer);
    },
  });
  const part = { values: draft.values, errors, change: draft.change };
  return (
    <EditorForm
      title={therapist === null ? 'Add a therapist' : therapist.name}
      button="Save profile"
      draft={draft}
      {...saving}
      onSave={() => void save(profileRequestOf(draft.values, draft.version))}
      reload={reload}
    >
      <ProfileWords {...part} />
      <ProfileMeetings {...part} />
      <ProfileTimes {...part} />
      {therapist?.isSample === true && (
        <div>
          <p>
            This profile is a sample. When you save it, it is no longer marked as one, and visitors can
            schedule appointments.
          </p>
          <Toggle
            label="Keep it marked as a sample"
            on={draft.values.isSample}
            onChange={(isSample) => draft.change({ isSample })}
          />
        </div>
      )}
    </EditorForm>
  );
}

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
  /** Null for someone new. */
  therapist: OperatorTherapist | null;
  onSaved: (answer: TherapistSavedAnswer) => void;
  reload: () => void;
};

const schema = async () => (await import('@stillgrove/contract/operator-therapists')).profileRequest;

/** What visitors read about someone, and what appointment goes by. */
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
      title={therapist === null ? 'Someone new' : therapist.name}
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
          <p>This profile is a sample. Once it is saved, visitors take it for a real person.</p>
          <Toggle
            label="It stays a sample, marked as one"
            on={draft.values.isSample}
            onChange={(isSample) => draft.change({ isSample })}
          />
        </div>
      )}
    </EditorForm>
  );
}

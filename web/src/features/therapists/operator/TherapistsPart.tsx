import type {
  OperatorTherapist,
  OperatorTherapistsAnswer,
  TherapistSavedAnswer,
} from '@stillgrove/contract/operator-therapists';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useAddressSearch } from '../../../platform/address/address-search';
import { useAnswer } from '../../../platform/http/use-answer';
import { showToast } from '../../../platform/toasts/toast-store';
import { Loaded } from '../../../ui/records/Loaded';
import { Gone } from './Gone';
import { HoursForm } from './HoursForm';
import { ProfileForm } from './ProfileForm';
import { LIST } from './rooms';
import { THERAPISTS_PATH } from './therapist-calls';
import { TherapistList } from './TherapistList';

/** The directory as operators keep it: the list, a profile, or someone's hours, as the address says. */
export function TherapistsPart(): ReactElement {
  const asked = useAnswer<OperatorTherapistsAnswer>(THERAPISTS_PATH);
  return (
    <Loaded asked={asked}>
      {({ therapists }) => <Shown therapists={therapists} reload={asked.reload} />}
    </Loaded>
  );
}

type Props = { therapists: readonly OperatorTherapist[]; reload: () => void };

function Shown({ therapists, reload }: Props): ReactElement {
  const [, navigate] = useLocation();
  const params = useAddressSearch();
  const profile = params.get('profile');
  const hours = params.get('hours');
  const id = profile ?? hours;
  if (id === null) return <TherapistList therapists={therapists} reload={reload} />;

  const saved = ({ message }: TherapistSavedAnswer) => {
    showToast(message);
    reload();
    navigate(LIST);
  };
  if (profile === 'new') return <ProfileForm therapist={null} onSaved={saved} reload={reload} />;
  const therapist = therapists.find((known) => known.id === id);
  if (therapist === undefined) return <Gone />;
  const Form = profile === null ? HoursForm : ProfileForm;
  // What someone else saved is shown by a new form.
  return <Form key={`${id} ${therapist.version}`} therapist={therapist} onSaved={saved} reload={reload} />;
}

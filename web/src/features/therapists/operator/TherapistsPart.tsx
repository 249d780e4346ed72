import { t } from '@lingui/core/macro';
import type { OperatorTherapist, TherapistSavedAnswer } from '@stillgrove/contract/operator-therapists';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useAddressSearch } from '../../../platform/address/address-search';
import { refresh } from '../../../platform/query/query-client';
import { showToast } from '../../../platform/toasts/toast-store';
import { ButtonLink } from '../../../ui/controls/Button';
import { Loaded } from '../../../ui/states/Loaded';
import { Empty } from '../../../ui/states/states';
import { therapistsQuery } from '../api';
import { HoursForm } from './HoursForm';
import { ProfileForm } from './ProfileForm';
import { LIST } from './rooms';
import { TherapistList } from './TherapistList';

/** The directory as operators keep it: the list, a profile, or someone's hours, as the address says. */
export function TherapistsPart(): ReactElement {
  return <Loaded query={therapistsQuery}>{({ therapists }) => <Shown therapists={therapists} />}</Loaded>;
}

function Shown({ therapists }: { therapists: readonly OperatorTherapist[] }): ReactElement {
  const [, navigate] = useLocation();
  const params = useAddressSearch();
  const profile = params.get('profile');
  const hours = params.get('hours');
  const id = profile ?? hours;
  if (id === null) return <TherapistList therapists={therapists} />;

  const saved = ({ message }: TherapistSavedAnswer) => {
    showToast(message);
    refresh(therapistsQuery.queryKey);
    navigate(LIST);
  };
  if (profile === 'new') return <ProfileForm therapist={null} onSaved={saved} />;
  const therapist = therapists.find((known) => known.id === id);
  if (therapist === undefined) {
    return (
      <>
        <Empty>{t`This profile was removed.`}</Empty>
        <div>
          <ButtonLink href={LIST}>{t`All therapists`}</ButtonLink>
        </div>
      </>
    );
  }
  const Form = profile === null ? HoursForm : ProfileForm;
  // What someone else saved is shown by a new form.
  return <Form key={`${id} ${therapist.version}`} therapist={therapist} onSaved={saved} />;
}

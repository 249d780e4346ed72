import type { SettingsPageData } from '@stillgrove/contract/settings';
import type { ReactElement } from 'react';
import { NameSection } from '../features/accounts/NameSection';
import { DevicesSection } from '../features/devices/DevicesSection';
import { EmailSection } from '../features/email-address/EmailSection';
import { OperatorSection } from '../features/operator-actions/OperatorSection';
import { PasswordSection } from '../features/passwords/PasswordSection';
import { DeleteSection } from '../features/personal-data/DeleteSection';
import { DownloadSection } from '../features/personal-data/DownloadSection';
import { PreferencesSection } from '../features/preferences/PreferencesSection';
import { TwoStepSignIn } from '../features/second-factor/TwoStepSignIn';
import { usePageData } from '../platform/page-data/page-data';
import { useAppStore } from '../platform/session/app-store';
import { Below } from '../ui/layout/Below';
import { PageOpening } from '../ui/opening/PageOpening';
import { Prose } from '../ui/prose/Prose';

/** Each section has its own form and button. */
export default function Settings(): ReactElement | null {
  const user = useAppStore((state) => state.app.user);
  const { countries } = usePageData<SettingsPageData>();
  if (user === null) return null;
  return (
    <>
      <PageOpening
        title="Profile Settings"
        lead="Manage your account, and choose how this site looks and sounds."
      />
      <Below>
        <Prose>
          <OperatorSection />
          {user.email === null ? (
            // A form that holds half a name would save it.
            <p role="status">
              We can’t show your account details yet, because our server hasn’t answered. Check your
              connection.
            </p>
          ) : (
            <>
              <NameSection user={user} />
              <EmailSection email={user.email} />
              <PasswordSection email={user.email} />
              <TwoStepSignIn />
            </>
          )}
          <PreferencesSection countries={countries} />
          <DevicesSection />
          <DownloadSection userId={user.id} />
          <DeleteSection user={user} />
        </Prose>
      </Below>
    </>
  );
}

import { t } from '@lingui/core/macro';
import type { SettingsPageData } from '@stillgrove/contract/helplines';
import type { ReactElement } from 'react';
import { NameSection } from '../features/accounts/NameSection';
import { DevicesSection } from '../features/devices/DevicesSection';
import { EmailSection } from '../features/email-address/EmailSection';
import { OperatorSection } from '../features/operator-actions/OperatorSection';
import { PasswordSection } from '../features/passwords/PasswordSection';
import { DeleteSection } from '../features/personal-data/DeleteSection';
import { DownloadSection } from '../features/personal-data/DownloadSection';
import { PreferencesSection } from '../features/preferences/PreferencesSection';
import { RemindersSection } from '../features/reminders/RemindersSection';
import { PrivateSpaceSection } from '../features/private-space/PrivateSpaceSection';
import { SyncSection } from '../features/sync/SyncSection';
import { TwoStepSignIn } from '../features/second-factor/TwoStepSignIn';
import { usePageData } from '../platform/page-data/page-data';
import { useAppStore } from '../platform/session/app-store';
import { NeedsAccount } from '../ui/guest/NeedsAccount';
import { Deferred } from '../ui/layout/Deferred';
import { OnThisPage, type PlaceOnPage } from '../ui/layout/OnThisPage';
import { PageHead } from '../ui/layout/PageHead';
import { QuietPlaceholder } from '../ui/layout/QuietPlaceholder';
import { Prose, ProseGroup } from '../ui/prose/Prose';
import styles from './Settings.module.css';

/** Each section has its own form and button. */
export default function Settings(): ReactElement {
  const user = useAppStore((state) => state.app.user);
  const unanswered = useAppStore((state) => state.sessionTrouble);
  const { countries } = usePageData<SettingsPageData>();
  // What comes with the answer stands above the rest, which would move.
  const isAwaited = user?.email === null && user.isGuest !== true && !unanswered;
  return (
    <>
      <PageHead
        title={t`Profile Settings`}
        lead={
          user?.isGuest === true
            ? t`Choose how this site looks and sounds, and look after what you keep on this device.`
            : t`Manage your account, and choose how this site looks and sounds.`
        }
      />
      {isAwaited && <QuietPlaceholder />}
      {user !== null && !isAwaited && (
        <Deferred>
          <div className={styles.places}>
            <OnThisPage places={placesOf(user.isGuest === true)} />
          </div>
          <Prose>
            <OperatorSection />
            <PreferencesSection countries={countries} />
            {!user.isGuest && (
              <ProseGroup title={t`Account`} anchor="account">
                {user.email === null ? (
                  // A form that holds half a name would save it.
                  <p role="status">
                    {t`We can’t show your account details yet, because our server hasn’t answered. Check your connection.`}
                  </p>
                ) : (
                  <>
                    <NameSection user={user} />
                    <EmailSection email={user.email} />
                    <PasswordSection email={user.email} />
                    <TwoStepSignIn />
                  </>
                )}
                <DevicesSection />
              </ProseGroup>
            )}
            <RemindersSection userId={user.id} />
            <PrivateSpaceSection userId={user.id} />
            {!user.isGuest && (
              <>
                <SyncSection />
                <ProseGroup title={t`Your data`} anchor="your-data">
                  <DownloadSection userId={user.id} />
                  <DeleteSection user={user} />
                </ProseGroup>
              </>
            )}
          </Prose>
          {user.isGuest && (
            <div id="account" className="page-part">
              <NeedsAccount title={t`You’re here without an account`} from="/settings">
                {t`Everything you do stays on this device. You need an account for appointments and to use several devices. It’s free, and what you have here can come along.`}
              </NeedsAccount>
            </div>
          )}
        </Deferred>
      )}
    </>
  );
}

/** The groups of sections. */
function placesOf(isGuest: boolean): PlaceOnPage[] {
  return [
    ['look-and-sound', t`Look and sound`],
    ...(isGuest ? [] : [['account', t`Account`] as const]),
    ['reminders', t`Reminders`],
    ['private-space', t`Private space`],
    isGuest ? ['account', t`Account`] : ['your-data', t`Your data`],
  ];
}

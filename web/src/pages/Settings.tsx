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
import { PrivateSpace } from '../features/private-space/PrivateSpace';
import { RemindersGroup } from '../features/reminders/RemindersGroup';
import { SyncSection } from '../features/sync/SyncSection';
import { TwoStepSignIn } from '../features/second-factor/TwoStepSignIn';
import { useAddressHash } from '../platform/address/address-hash';
import { usePageData } from '../platform/page-data/page-data';
import { useAppStore, type Member } from '../platform/session/app-store';
import { NeedsAccount } from '../ui/guest/NeedsAccount';
import { Deferred } from '../ui/layout/Deferred';
import { PageHead } from '../ui/layout/PageHead';
import { QuietPlaceholder } from '../ui/layout/QuietPlaceholder';
import { FoldedGroup, Rows } from '../ui/prose/FoldedGroup';
import { Prose, ProsePart, useScrollToAnchor } from '../ui/prose/Prose';

const ACCOUNT_PARTS = ['name', 'email-address', 'password', 'two-step', 'devices'];
const PRIVATE_SPACE_PARTS = ['other-devices', 'recovery-kit'];

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
          <Prose>
            <OperatorSection />
            <PreferencesSection countries={countries} />
            {!user.isGuest && <AccountPart user={user} />}
            <ProsePart title={t`Reminders and privacy`}>
              <Rows>
                <RemindersGroup userId={user.id} />
                <FoldedGroup
                  title={t`Your private space`}
                  note={
                    user.isGuest
                      ? t`Diary, check-ins, results, plan and hope box`
                      : t`Your passphrase, and your other devices`
                  }
                  anchor="private-space"
                  partAnchors={PRIVATE_SPACE_PARTS}
                >
                  <PrivateSpace userId={user.id} />
                  {!user.isGuest && <SyncSection />}
                </FoldedGroup>
                {!user.isGuest && (
                  <FoldedGroup
                    title={t`Your data`}
                    note={t`Download it, or delete your account`}
                    anchor="your-data"
                  >
                    <DownloadSection userId={user.id} />
                    <DeleteSection user={user} />
                  </FoldedGroup>
                )}
              </Rows>
            </ProsePart>
          </Prose>
          {user.isGuest && <WithoutAccount />}
        </Deferred>
      )}
    </>
  );
}

/** Also where an address leads that names a part of an account, which a guest doesn’t have. */
function WithoutAccount(): ReactElement {
  const hash = useAddressHash();
  const isWanted = hash !== null && [...ACCOUNT_PARTS, 'account'].includes(hash);
  const place = useScrollToAnchor<HTMLDivElement>(isWanted ? hash : undefined);
  return (
    <div ref={place} className="page-part">
      <NeedsAccount title={titleFor(isWanted ? hash : null)} from="/settings">
        {isWanted && hash === 'two-step'
          ? t`Two-step sign-in protects an account with more than its password. Without an account, everything you do stays on this device. An account is free, and what you have here can come along.`
          : t`Everything you do stays on this device. You need an account for appointments and to use several devices. It’s free, and what you have here can come along.`}
      </NeedsAccount>
    </div>
  );
}

function titleFor(part: string | null): string {
  if (part === null) return t`You’re here without an account`;
  return part === 'two-step' ? t`You need an account for two-step sign-in` : t`This setting needs an account`;
}

function AccountPart({ user }: { user: Member }): ReactElement {
  return (
    <ProsePart title={t`Account`} anchor="account">
      {user.email === null && (
        <p role="status">
          {t`We can’t show your account details yet, because our server hasn’t answered. Check your connection.`}
        </p>
      )}
      <Rows>
        {/* A form that holds half a name would save it. */}
        {user.email !== null && (
          <>
            <NameSection user={user} />
            <EmailSection email={user.email} />
            <PasswordSection email={user.email} />
            <TwoStepSignIn />
          </>
        )}
        <DevicesSection />
      </Rows>
    </ProsePart>
  );
}

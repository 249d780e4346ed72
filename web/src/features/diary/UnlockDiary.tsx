import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isWritten } from '@stillgrove/domain/diary/entry';
import type { ReactElement } from 'react';
import { today } from '../../platform/clock/clock';
import { useVault, type LockedBecause } from '../../platform/vault/vault-store';
import { Disclosure } from '../../ui/controls/Disclosure';
import { DeleteVault } from '../../ui/vault/DeleteVault';
import { UnlockForm } from '../../ui/vault/UnlockForm';
import { Door } from './Door';
import type { Opening } from './FirstDiary';
import { dayInFewWords, FIRST_PAGE_WORDS, lockedWords } from './words';

const WORDS: Readonly<Record<NonNullable<LockedBecause>, string>> = {
  you: t`Enter your passphrase to open it.`,
  away: t`It locked while you were away.`,
  elsewhere: t`It was locked in another tab.`,
  time: t`The time you chose to keep it open is over.`,
};

/** A locked diary: the date, one field, and nothing of what is written. */
export function UnlockDiary({ onOpening }: { onOpening: (opening: Opening) => void }): ReactElement {
  const because = useVault((state) => state.lockedBecause);
  const unfinished = useVault((state) => state.unfinished);
  const hasFirstPage = useVault(({ firstPage }) => firstPage !== null && isWritten(firstPage));
  return (
    <Door title={t`Your diary is locked`} above={dayInFewWords(today())}>
      <p role="status">
        {WORDS[because ?? 'you']} {hasFirstPage ? FIRST_PAGE_WORDS : lockedWords(unfinished)}
      </p>
      <UnlockForm button={t`Open your diary`} onTry={() => onOpening('page')} />
      <Disclosure title={t`I forgot my passphrase`}>
        <p>
          <Trans>
            We can’t recover or reset your passphrase, because we never have it. Try any passphrases you may
            have used. If you exported a locked copy, it opens with the passphrase your diary had then. You
            can also delete your whole private space and start a new one. That deletes your diary and
            everything locked with it.
          </Trans>
        </p>
        <DeleteVault />
      </Disclosure>
    </Door>
  );
}

import { t } from '@lingui/core/macro';
import { useState, type ReactElement, type ReactNode } from 'react';
import { unlock, unlockByPasskey } from '../../platform/vault/tab-vault';
import { useVault } from '../../platform/vault/vault-store';
import { Toggle } from '../filters/Toggle';
import { Form } from '../forms/Form';
import { FormError, type Values } from '../forms/use-form';
import { FoldedKeepOpenField } from './KeepOpenField';
import { ForTheVault, Passphrase } from './Passphrase';
import { NOT_OPENED_WORDS } from './trouble-words';
import { sayIfNotKept, useKeepOpen } from './use-keep-open';

const WRONG = t`That passphrase doesn’t open your private space. Check capital letters and spaces, then try again. There’s no limit on tries.`;

const NO_PASSKEY = t`We didn’t get a passkey that opens your private space. Try again, or use your passphrase.`;

type Props = {
  button: string;
  /** Stands beside the button. */
  beside?: ReactNode;
  /** In a dialog of its own the button stays in sight. */
  sticky?: boolean;
  /** Called before a try. */
  onTry?: () => void;
};

/** Opens a locked private space with its passphrase. What shows that it is open takes this form away. */
export function UnlockForm({ button, beside, sticky = false, onTry }: Props): ReactElement {
  const hasPasskey = useVault((state) => state.hasPasskey);
  const [shown, setShown] = useState(false);
  const keepOpen = useKeepOpen();
  const open = async ({ current = '' }: Values) => {
    if (current === '') throw new FormError('', { current: t`Enter your passphrase.` });
    onTry?.();
    const { outcome } = await unlock(current, keepOpen.value);
    sayIfNotKept(keepOpen.value);
    if (outcome === 'opened') return;
    throw new FormError('', { current: outcome === 'wrong' ? WRONG : NOT_OPENED_WORDS[outcome] });
  };
  const openByPasskey = async () => {
    onTry?.();
    const { outcome } = await unlockByPasskey(keepOpen.value);
    sayIfNotKept(keepOpen.value);
    if (outcome === 'opened') return;
    throw new FormError(outcome === 'wrong' ? NO_PASSKEY : NOT_OPENED_WORDS[outcome]);
  };
  return (
    <>
      <Form
        send={open}
        button={button}
        busyWord={t`Opening…`}
        kind="main"
        keeps
        beside={beside}
        sticky={sticky}
      >
        {(errors) => (
          <>
            <ForTheVault />
            <Passphrase
              label={t`Passphrase`}
              name="current"
              kind="current"
              shown={shown}
              error={errors.current}
            />
            <Toggle label={t`Show passphrase`} on={shown} onChange={setShown} />
            <FoldedKeepOpenField {...keepOpen} />
          </>
        )}
      </Form>
      {hasPasskey && (
        <Form
          send={openByPasskey}
          button={t`Use a passkey instead`}
          busyWord={t`Opening…`}
          failureWords={() => NO_PASSKEY}
        />
      )}
    </>
  );
}

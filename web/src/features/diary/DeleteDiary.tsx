import { useState, type ReactElement } from 'react';
import { deleteDiary } from '../../platform/diary-vault/diary';
import { showToast } from '../../platform/toasts/toast-store';
import { Confirm } from '../../ui/controls/Confirm';

export function DeleteDiary(): ReactElement {
  const [failed, setFailed] = useState(false);
  const remove = async () => {
    const { outcome } = await deleteDiary();
    setFailed(outcome !== 'removed');
    if (outcome === 'removed') showToast('The diary was deleted from this device.');
  };
  return (
    <>
      <p>
        Deleting removes every page and every draft from this device. Files that you exported stay as they
        are.
      </p>
      <div>
        <Confirm
          ask="Delete the diary"
          question="Delete the whole diary from this device? This cannot be undone."
          confirm="Delete everything"
          keep="Keep my diary"
          onConfirm={() => void remove()}
        />
      </div>
      {failed && <p role="alert">The browser did not let us delete it. Please try again in a moment.</p>}
    </>
  );
}

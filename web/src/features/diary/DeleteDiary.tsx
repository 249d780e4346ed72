import { useState, type ReactElement } from 'react';
import { deleteDiary } from '../../platform/diary-vault/diary';
import { showToast } from '../../platform/toasts/toast-store';
import { Confirm } from '../../ui/controls/Confirm';

export function DeleteDiary(): ReactElement {
  const [failed, setFailed] = useState(false);
  const remove = async () => {
    const { outcome } = await deleteDiary();
    setFailed(outcome !== 'removed');
    if (outcome === 'removed') showToast('Diary deleted from this device.');
  };
  return (
    <>
      <p>
        This deletes every page and every unfinished page from this device. Files you exported stay as they
        are.
      </p>
      <div>
        <Confirm
          ask="Delete diary"
          question="Delete your whole diary from this device? You can’t undo this."
          confirm="Delete everything"
          keep="Keep my diary"
          onConfirm={() => void remove()}
        />
      </div>
      {failed && (
        <p role="alert">
          We couldn’t delete your diary, because this browser’s storage can’t be used right now. Try again in
          a minute.
        </p>
      )}
    </>
  );
}

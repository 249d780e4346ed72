import { t } from '@lingui/core/macro';
import { isWritten } from '@stillgrove/domain/diary/entry';
import type { ReactElement } from 'react';
import { useVault } from '../../platform/vault/vault-store';
import type { DraftState } from '../../platform/vault/drafts';
import { Button } from '../../ui/controls/Button';
import { Confirm } from '../../ui/controls/Confirm';
import { PageFields } from './PageFields';
import { PageForm } from './PageForm';
import styles from './PageForm.module.css';
import { PageTrouble } from './PageTrouble';
import { usePageEditor, type Opened, type Trouble } from './use-page-editor';
import { notKeptWords, TROUBLE_WORDS } from './words';

type Props = { opened: Opened; onDone: () => void };

/** A page of an open diary while it is written. */
export function PageEditor({ opened, onDone }: Props): ReactElement {
  const { entry, error, busy, touched, trouble, change, save, keepBoth, replaceTheirs, putAside, discard } =
    usePageEditor(opened, onDone);
  const unfinished = useVault((state) => state.unfinished);
  const isNew = opened.revision === null;
  return (
    <PageForm busy={busy} wrong={error} onSave={() => void save()}>
      <PageFields entry={entry} isNew={isNew} wrong={error} busy={busy} onChange={change} />
      <PageTrouble
        words={pageTroubleWords(trouble, touched ? unfinished : 'none')}
        isChanged={trouble === 'changed'}
        onKeepBoth={() => void keepBoth()}
        onReplace={() => void replaceTheirs()}
      />
      <div className={styles.actions}>
        <Button kind="main" type="submit" aria-disabled={busy} aria-busy={busy}>
          {busy ? t`Saving…` : t`Save`}
        </Button>
        {(touched || !isNew) && (
          <Button onClick={() => void putAside()}>{touched ? t`Finish later` : t`Back`}</Button>
        )}
        {touched && isWritten(entry) && (
          <Confirm
            ask={t`Discard`}
            question={
              isNew
                ? t`Discard this page? You can’t undo this.`
                : t`Discard your changes? The saved page stays as it is.`
            }
            confirm={t`Discard`}
            keep={t`Keep writing`}
            onConfirm={() => void discard()}
          />
        )}
      </div>
      <p className={styles.aside} role="status">
        {touched && unfinished === 'kept'
          ? t`While you write, your unfinished page is saved and locked on this device.`
          : ''}
      </p>
    </PageForm>
  );
}

function pageTroubleWords(trouble: Trouble | null, unfinished: DraftState): string | null {
  if (trouble !== null) return TROUBLE_WORDS[trouble];
  return unfinished === 'none' || unfinished === 'keeping' || unfinished === 'kept'
    ? null
    : notKeptWords(unfinished);
}

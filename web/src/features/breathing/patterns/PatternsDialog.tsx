import { t } from '@lingui/core/macro';
import type { OwnPattern } from '@stillgrove/domain/breathing/own-patterns';
import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useModalDialog } from '../../../platform/screen/use-modal-dialog';
import { Button } from '../../../ui/controls/Button';
import { Icon } from '../../../ui/drawing/Icon';
import { BuiltInPatterns } from './BuiltInPatterns';
import { OwnPatternsList } from './OwnPatternsList';
import { PastePattern } from './PastePattern';
import { PatternEditor } from './PatternEditor';
import styles from './PatternsDialog.module.css';
import { SharePattern } from './SharePattern';

/** What the dialog shows: all patterns, the editor (of a new one where there is none), or one to share. */
type View =
  | { readonly kind: 'all' }
  | { readonly kind: 'edit'; readonly pattern: OwnPattern | null }
  | { readonly kind: 'share'; readonly pattern: OwnPattern };

/** All patterns to choose from, and the person’s own to make, change, order, share and delete. */
export default function PatternsDialog({ onClose }: { onClose: () => void }): ReactElement {
  const dialog = useModalDialog();
  const title = useRef<HTMLHeadingElement>(null);
  const [view, setView] = useState<View>({ kind: 'all' });
  const id = useId();
  useEffect(() => {
    // What was pressed has gone with the view before.
    dialog.current?.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [dialog, view]);
  const back = () => setView({ kind: 'all' });
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        if (view.kind === 'all') onClose();
        else back();
      }}
    >
      <div className={styles.head}>
        <h2 ref={title} id={id} tabIndex={-1} className="like-h3">
          {titleOf(view)}
        </h2>
        {view.kind === 'all' && (
          <button type="button" className={styles.close} aria-label={t`Close`} onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </div>
      {view.kind === 'edit' && <PatternEditor pattern={view.pattern} onDone={back} />}
      {view.kind === 'share' && <SharePattern pattern={view.pattern} onDone={back} />}
      {view.kind === 'all' && (
        <>
          <BuiltInPatterns />
          <OwnPatternsList
            onEdit={(pattern) => setView({ kind: 'edit', pattern })}
            onShare={(pattern) => setView({ kind: 'share', pattern })}
          />
          <PastePattern />
          <div className={styles.foot}>
            <Button kind="main" onClick={onClose}>
              {t`Done`}
            </Button>
          </div>
        </>
      )}
    </dialog>,
    document.body,
  );
}

function titleOf(view: View): string {
  if (view.kind === 'all') return t`Breathing patterns`;
  if (view.kind === 'share') return t`Share this pattern`;
  return view.pattern === null ? t`Make a pattern` : t`Change your pattern`;
}

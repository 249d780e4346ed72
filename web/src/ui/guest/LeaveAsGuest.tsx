import { plural, t } from '@lingui/core/macro';
import { useEffect, useId, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { Link, useLocation } from 'wouter';
import { usePoints } from '../../platform/points/points-store';
import { useAppStore } from '../../platform/session/app-store';
import { session } from '../../platform/session/session';
import { showToast } from '../../platform/toasts/toast-store';
import { Button } from '../controls/Button';
import { Dialog } from '../controls/Dialog';
import styles from './LeaveAsGuest.module.css';

/** Asks a guest who leaves what becomes of what this device keeps. */
export default function LeaveAsGuest({ onClose }: { onClose: () => void }): ReactElement {
  const guest = useAppStore((state) => state.app.user?.id);
  const points = usePoints((state) => state.totalScore);
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const id = useId();
  useEffect(
    () => () => {
      // What was pressed may stand in a menu that has closed meanwhile.
      if (document.activeElement === document.body) focusMenu();
    },
    [],
  );

  const keep = () => {
    void session.signOut();
    showToast(t`Signed out. We kept your things on this device. Choose Login to come back to them.`);
    navigate('/');
  };
  const deleteAll = async () => {
    if (guest === undefined) return;
    setBusy(true);
    await session.accountDeleted(guest);
    showToast(t`Everything this device kept was deleted.`);
    navigate('/');
  };

  return createPortal(
    <Dialog labelledBy={id} className={styles.dialog} onCancel={onClose}>
      <h2 id={id} className="like-h3">{t`Do you want to keep what is here?`}</h2>
      <p>
        {points === 0
          ? t`Your diary, check-ins, plan and what you did here are on this device only. If you delete them, no one can bring them back.`
          : plural(points, {
              one: 'Your # point, your tree, diary, check-ins and plan are on this device only. If you delete them, no one can bring them back.',
              other:
                'Your # points, your tree, diary, check-ins and plan are on this device only. If you delete them, no one can bring them back.',
            })}
      </p>
      <p>
        <Link
          href="/login#sign-up"
          className="text-link"
          onClick={onClose}
        >{t`Create an account to keep them for good`}</Link>
      </p>
      <div className={styles.ways}>
        <Button kind="main" aria-disabled={busy} onClick={() => !busy && keep()}>
          {t`Keep it on this device`}
        </Button>
        <Button
          kind="danger"
          aria-disabled={busy}
          aria-busy={busy}
          onClick={() => void (busy || deleteAll())}
        >
          {busy ? t`Deleting…` : t`Delete everything`}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t`Stay`}
        </Button>
      </div>
    </Dialog>,
    document.body,
  );
}

function focusMenu(): void {
  const openers = [...document.querySelectorAll<HTMLElement>('header [popovertarget]')];
  openers.find((opener) => opener.checkVisibility())?.focus();
}

import { plural, t } from '@lingui/core/macro';
import { useState, type ReactElement } from 'react';
import { dropFromVisit, useVisitCheckIns, visitCheckInsOf } from '../../platform/check-ins/visit-check-ins';
import { retry } from '../../platform/http/retry';
import { useAppStore } from '../../platform/session/app-store';
import { saveRecords } from '../../platform/vault/private-records';
import { aroundInWords } from '../../ui/check-ins/around-words';
import { Button } from '../../ui/controls/Button';
import { timeInWords } from './date-words';
import styles from './History.module.css';
import { placeInWords } from './place-words';
import { NOT_SAVED_WORDS } from '../../ui/vault/trouble-words';

/** What is kept for this visit only, and a way to save it. */
export function VisitCheckIns(): ReactElement | null {
  const userId = useAppStore((state) => state.app.user?.id);
  const kept = visitCheckInsOf(useVisitCheckIns(), userId);
  const [trouble, setTrouble] = useState<string | null>(null);
  if (kept.length === 0) return null;
  const save = async () => {
    const { askForVault } = await retry(() => import('../../ui/vault/ask-for-vault'));
    if ((await askForVault()) === 'given-up') return;
    const { outcome } = await saveRecords(kept.map((value) => ({ kind: 'check-in', value })));
    if (outcome === 'saved') dropFromVisit(kept);
    else setTrouble(NOT_SAVED_WORDS[outcome]);
  };
  return (
    <section className={styles.visit} aria-labelledby="check-ins-visit">
      <h2 id="check-ins-visit" className="like-h3">
        {t`Kept for this visit only`}
      </h2>
      <p>
        {plural(kept.length, {
          one: 'This check-in is gone when you close or reload this page, unless you save it.',
          other: 'These # check-ins are gone when you close or reload this page, unless you save them.',
        })}
      </p>
      <ul className={styles.visitList}>
        {kept.map((value) => (
          <li key={`${value.at}${value.link?.side ?? ''}`}>
            {timeInWords(value)}: {placeInWords(value.pleasant, value.energy)}
            {value.link !== null && <> ({aroundInWords(value.link)})</>}
          </li>
        ))}
      </ul>
      {trouble !== null && (
        <p role="alert" className="error">
          {trouble}
        </p>
      )}
      <div className="actions">
        <Button onClick={() => void save()}>{t`Save in your private space`}</Button>
        <Button kind="quiet" onClick={() => dropFromVisit(kept)}>{t`Delete`}</Button>
      </div>
    </section>
  );
}

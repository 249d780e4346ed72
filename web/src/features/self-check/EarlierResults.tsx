import { t } from '@lingui/core/macro';
import { FORM_RULES } from '@stillgrove/domain/self-checks/forms';
import type { KeptResult } from '@stillgrove/domain/self-checks/kept-result';
import { unansweredItems } from '@stillgrove/domain/self-checks/score';
import type { PrivateRecord } from '@stillgrove/domain/vault/records';
import { useState, type ReactElement } from 'react';
import { removeRecords } from '../../platform/vault/private-records';
import type { PrivateRecords } from '../../platform/vault/use-private-records';
import { Button } from '../../ui/controls/Button';
import { Confirm } from '../../ui/controls/Confirm';
import { askForVault } from '../../ui/vault/ask-for-vault';
import { CHECK_WORDS } from './check-words';
import { dayInWords } from './day-words';
import styles from './EarlierResults.module.css';
import { resultWords, unscoredWords } from './result-words';

/** What someone kept of earlier self-checks: newest first, shown only while their private space is open. */
export function EarlierResults({ kept }: { kept: PrivateRecords<KeptResult> }): ReactElement | null {
  if (kept.status === 'locked')
    return (
      <div>
        <Button kind="quiet" onClick={() => void askForVault()}>
          {t`Open my private space to see what I kept`}
        </Button>
      </div>
    );
  if (kept.status !== 'open' || kept.records.length === 0) return null;
  const newestFirst = kept.records.toSorted((one, other) => (one.value.day < other.value.day ? 1 : -1));
  return (
    <section className={styles.earlier} aria-labelledby="earlier-self-checks">
      <h2 id="earlier-self-checks" className="like-h3">
        {t`What you kept`}
      </h2>
      <ul className={styles.list}>
        {newestFirst.map((record) => (
          <EarlierResult key={record.id} record={record} />
        ))}
      </ul>
    </section>
  );
}

function EarlierResult({ record }: { record: PrivateRecord<KeptResult> }): ReactElement {
  const [trouble, setTrouble] = useState(false);
  const { form, day, answers } = record.value;
  const words = resultWords(form, answers)?.summary ?? unscoredWords(unansweredItems(answers).length);
  const remove = async () => {
    const { outcome } = await removeRecords([record.id]);
    setTrouble(outcome !== 'removed');
  };
  return (
    <li className={styles.result}>
      <p className={styles.day}>
        {dayInWords(day)} · {CHECK_WORDS[FORM_RULES[form].instrument].name}
      </p>
      <p>{words}</p>
      <Confirm
        ask={t`Delete`}
        of={dayInWords(day)}
        question={t`Delete this result for good?`}
        confirm={t`Yes, delete it`}
        keep={t`Keep it`}
        onConfirm={() => void remove()}
      />
      {trouble && (
        <p role="alert" className="error">
          {t`We couldn’t delete it. Open your private space, then try again.`}
        </p>
      )}
    </li>
  );
}

import { t } from '@lingui/core/macro';
import { MOST_SITTING_MINUTES, SITTING_MINUTES } from '@stillgrove/domain/sitting/settings';
import type { LengthChoice } from '@stillgrove/domain/sitting/typed';
import { lazy, Suspense, type ReactElement } from 'react';
import { retry } from '../../platform/http/retry';
import { useHydrating } from '../../platform/screen/use-hydrating';
import { Field } from '../../ui/controls/Field';
import { Pills } from '../../ui/filters/Pills';
import styles from './SittingSetup.module.css';
import { lengthName, problemWords, summaryOf } from './sitting-words';
import type { SittingForm } from './use-typed-sitting';

const CHOICES: readonly LengthChoice[] = [...SITTING_MINUTES, 'own', 'open'];
const LENGTHS = CHOICES.map((choice) => ({ id: String(choice), name: lengthName(choice) }));

/** How long to sit, and what the sitting will be. */
export function LengthSettings({ form }: { form: SittingForm }): ReactElement {
  const { typed, problems, sitting } = form;
  const choose = (id: string) =>
    form.change({ length: CHOICES.find((choice) => String(choice) === id) ?? typed.length });
  return (
    <div className={styles.length}>
      <p className={styles.question}>{t`How long?`}</p>
      <Pills label={t`How long?`} choices={LENGTHS} chosen={String(typed.length)} onChoose={choose} even />
      {typed.length === 'own' && (
        <Field
          label={t`Minutes`}
          help={t`Any length up to ${MOST_SITTING_MINUTES} minutes.`}
          error={problems.ownLength && problemWords('ownLength', problems.ownLength)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          value={typed.ownLength}
          onChange={({ target }) => form.change({ ownLength: target.value })}
        />
      )}
      <p className={styles.summary}>{sitting !== null && summaryOf(sitting)}</p>
    </div>
  );
}

const BellSettings = lazy(() => retry(() => import('./BellSettings')));

/** Everything else, behind one line until someone wants it. */
export function MoreSettings({ form }: { form: SittingForm }): ReactElement {
  // What lies behind the line is loaded once the page itself is there.
  const hydrating = useHydrating();
  return (
    <details className={styles.more}>
      <summary>{t`Bells, background and screen`}</summary>
      <Suspense fallback={null}>{!hydrating && <BellSettings form={form} />}</Suspense>
    </details>
  );
}

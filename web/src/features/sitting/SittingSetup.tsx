import { t } from '@lingui/core/macro';
import {
  FEWEST_SITTING_MINUTES,
  MOST_SITTING_MINUTES,
  SITTING_MINUTES,
} from '@stillgrove/domain/sitting/settings';
import type { LengthChoice } from '@stillgrove/domain/sitting/typed';
import { lazy, Suspense, useId, useRef, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { retry } from '../../platform/http/retry';
import { useHydrating } from '../../platform/screen/use-hydrating';
import { OwnLength } from '../../ui/filters/OwnLength';
import { Pills } from '../../ui/filters/Pills';
import styles from './SittingSetup.module.css';
import { lengthName, problemWords, summaryOf } from './sitting-words';
import type { SittingForm } from './use-typed-sitting';

const CHOICES: readonly LengthChoice[] = [...SITTING_MINUTES, 'own', 'open'];

/** How long to sit, and what the sitting will be. */
export function LengthSettings({ form }: { form: SittingForm }): ReactElement {
  const { typed, problems, sitting } = form;
  const help = useId();
  const input = useRef<HTMLInputElement>(null);
  const own = (
    <OwnLength
      input={input}
      label={t`Minutes`}
      unit={t`min`}
      value={typed.ownLength}
      limits={[FEWEST_SITTING_MINUTES, MOST_SITTING_MINUTES]}
      wrong={problems.ownLength !== undefined}
      help={help}
      onType={(ownLength) => form.change({ ownLength })}
    />
  );
  const lengths = CHOICES.map((choice) => ({
    id: String(choice),
    name: lengthName(choice),
    ...(choice === 'own' && { field: own }),
  }));
  const choose = (id: string) => {
    const length = CHOICES.find((choice) => String(choice) === id) ?? typed.length;
    // At once, since a phone brings up its keys for a field that gets the focus within the tap itself.
    flushSync(() => form.change({ length }));
    if (length === 'own') input.current?.focus();
  };
  return (
    <div className={styles.length}>
      <p className={styles.question}>{t`How long?`}</p>
      <Pills label={t`How long?`} choices={lengths} chosen={String(typed.length)} onChoose={choose} even />
      <p id={help} className={styles.summary}>
        {problems.ownLength !== undefined ? (
          <span className="error">{problemWords('ownLength', problems.ownLength)}</span>
        ) : (
          ((sitting && summaryOf(sitting)) ??
          (typed.length === 'own' && t`Any length up to ${MOST_SITTING_MINUTES} minutes.`))
        )}
      </p>
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

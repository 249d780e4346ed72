import { t } from '@lingui/core/macro';
import { putPattern, type OwnPattern } from '@stillgrove/domain/breathing/own-patterns';
import { isPattern, MOST_STEPS, problemOf, type Step } from '@stillgrove/domain/breathing/pattern';
import { LONGEST_NAME, patternName } from '@stillgrove/domain/breathing/pattern-name';
import { useRef, useState, type SyntheticEvent, type ReactElement } from 'react';
import { Button } from '../../../ui/controls/Button';
import { Field } from '../../../ui/controls/Field';
import { addStep, changeStep, NEW_STEPS, removeStep } from './editor-steps';
import styles from './PatternEditor.module.css';
import { PatternPreview } from './PatternPreview';
import { changeOwn, choosePattern } from './pattern-store';
import { problemWords } from './problem-words';
import { StepRow } from './StepRow';

type Props = {
  /** Null for a new one. */
  pattern: OwnPattern | null;
  onDone: () => void;
};

/** Makes or changes an own pattern. What is wrong is told at once and again where the focus is led. */
export function PatternEditor({ pattern, onDone }: Props): ReactElement {
  const [name, setName] = useState(pattern?.name ?? '');
  const [steps, setSteps] = useState<readonly Step[]>(pattern?.steps ?? NEW_STEPS);
  const problem = problemOf(steps);
  const error = useRef<HTMLParagraphElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isPattern(steps)) {
      const wrong = list.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      (wrong ?? error.current)?.focus();
      return;
    }
    const id = pattern?.id ?? crypto.randomUUID();
    changeOwn((patterns) => putPattern(patterns, { id, name: patternName(name), steps }));
    choosePattern(id);
    onDone();
  };
  const remove = (at: number) => {
    setSteps(removeStep(steps, at));
    list.current?.querySelectorAll('input')[at - 1]?.focus();
  };
  return (
    <form className={styles.editor} onSubmit={save} noValidate>
      <Field
        label={t`Name`}
        optional
        autoComplete="off"
        maxLength={LONGEST_NAME}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <fieldset className={styles.steps}>
        <legend className={styles.legend}>{t`Steps of one breath, in seconds`}</legend>
        <ol ref={list} className={styles.list}>
          {steps.map((step, at) => (
            <StepRow
              key={at}
              step={step}
              number={at + 1}
              onChange={(next) => setSteps(changeStep(steps, at, next))}
              onRemove={at === 0 ? null : () => remove(at)}
            />
          ))}
        </ol>
        {steps.length < MOST_STEPS && (
          <Button onClick={() => setSteps(addStep(steps))}>{t`Add a step`}</Button>
        )}
      </fieldset>
      <PatternPreview steps={steps} />
      <p ref={error} tabIndex={-1} role="status" className={problem === null ? styles.none : 'error'}>
        {problem !== null && problemWords(problem)}
      </p>
      <div className={styles.actions}>
        <Button kind="main" type="submit">{t`Save`}</Button>
        <Button onClick={onDone}>{t`Cancel`}</Button>
      </div>
    </form>
  );
}

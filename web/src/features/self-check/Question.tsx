import { t } from '@lingui/core/macro';
import type { Questionnaire } from '@stillgrove/domain/self-checks/questionnaire';
import { answerAt, answerHere, asksDifficulty, type Run } from '@stillgrove/domain/self-checks/run';
import { isHelpItem } from '@stillgrove/domain/self-checks/score';
import { useEffect, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { scrollToArrival } from '../../platform/navigation/scroll-position';
import { Button } from '../../ui/controls/Button';
import { StickyActions } from '../../ui/controls/StickyActions';
import { ProgressBar } from '../../ui/progress/ProgressBar';
import { AnswerOptions } from './AnswerOptions';
import { CHECK_WORDS, formName, placeInWords } from './check-words';
import { HelpAtOnce } from './HelpAtOnce';
import styles from './Question.module.css';

type Props = {
  questionnaire: Questionnaire;
  run: Run;
  items: number;
  help: ReactNode;
  onRun: (run: Run) => void;
  onNext: () => void;
  onBack: () => void;
  onStop: () => void;
};

/** One question a screen. The number keys answer while the focus is in it, and Enter goes on. */
export function Question({
  questionnaire,
  run,
  items,
  help,
  onRun,
  onNext,
  onBack,
  onStop,
}: Props): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const { at } = run;
  const chosen = answerAt(run);
  const asked = askedAt(questionnaire, at);
  const callsForHelp = typeof at === 'number' && isHelpItem(run.form, at) && (chosen ?? 0) > 0;
  useEffect(() => {
    scrollToArrival();
    const radios = form.current?.querySelectorAll<HTMLInputElement>('input[type="radio"]');
    const first = [...(radios ?? [])].find(({ checked }) => checked) ?? radios?.[0];
    first?.focus({ preventScroll: true });
  }, [at]);
  const answerByKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target instanceof HTMLSelectElement) return;
    const option = asked.options.find(({ value }) => String(value) === event.key);
    if (option !== undefined) onRun(answerHere(run, option.value));
  };
  return (
    <>
      <div className={styles.top}>
        <h1 className={styles.name}>{CHECK_WORDS[questionnaire.instrument].name}</h1>
        <p className={styles.place}>
          {typeof at === 'number' ? placeInWords(at, items) : t`One last question`}
        </p>
        <ProgressBar
          max={items}
          value={typeof at === 'number' ? at : items}
          aria-label={t`Progress through the questions`}
        />
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys are a second way to press the radio buttons in it */}
      <form
        ref={form}
        className={styles.question}
        onKeyDown={answerByKey}
        onSubmit={(event) => {
          event.preventDefault();
          onNext();
        }}
      >
        <fieldset className={styles.group} lang={questionnaire.language}>
          <legend className={styles.legend}>
            {asked.stem !== null && <span className={styles.stem}>{asked.stem}</span>}
            <span className={styles.item}>{asked.text}</span>
          </legend>
          <AnswerOptions
            key={at}
            options={asked.options}
            chosen={chosen}
            onChoose={(value) => onRun(answerHere(run, value))}
          />
        </fieldset>
        <p className={styles.clear} data-shown={chosen !== null}>
          <button
            type="button"
            onClick={() => {
              onRun(answerHere(run, null));
              // The button goes, and the focus would go with it.
              form.current?.querySelector<HTMLInputElement>('input[type="radio"]')?.focus();
            }}
          >
            {t`Clear my answer`}
          </button>
        </p>
        <HelpAtOnce shown={callsForHelp}>{help}</HelpAtOnce>
        {/* Nothing lies over the numbers to call, and none is nearer than they are. */}
        <StickyActions inPlace={callsForHelp} className={styles.next}>
          <Button kind={callsForHelp || chosen === null ? 'plain' : 'main'} type="submit">
            {nextWord(run, chosen !== null)}
          </Button>
          <Button kind="quiet" onClick={onBack}>
            {t`Back`}
          </Button>
        </StickyActions>
        <div className={styles.stop}>
          <Button kind={callsForHelp ? 'plain' : 'quiet'} onClick={onStop}>
            {t`Stop here`}
          </Button>
        </div>
      </form>
      <p className={styles.which}>{formName(questionnaire, run.form).fullName}</p>
    </>
  );
}

function askedAt({ stem, items, options, difficulty }: Questionnaire, at: Run['at']) {
  if (typeof at === 'number') return { stem, text: items[at] ?? '', options };
  return { stem: null, text: difficulty?.question ?? '', options: difficulty?.options ?? [] };
}

function nextWord(run: Run, answered: boolean): string {
  if (!answered) return t`Leave this out`;
  const isLast = run.at === 'difficulty' || (run.at === run.answers.length - 1 && !asksDifficulty(run));
  return isLast ? t`See the result` : t`Next`;
}

import { t } from '@lingui/core/macro';
import { TEXT_MAX_LENGTH } from '@stillgrove/domain/diary/entry';
import { questionFor } from '@stillgrove/domain/diary/question';
import { useId, useLayoutEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { create } from 'zustand';
import styles from './Paper.module.css';
import { QUESTIONS } from './questions';

/** Whether questions are hidden, until the tab is closed: what is stored would tell that there is a diary. */
const useQuestions = create(() => ({ areHidden: false }));

type Props = {
  /** The day whose question stands above the lines; null for none. */
  questionOf: string | null;
  text: string;
  error: string | undefined;
  readOnly: boolean;
  onChange: (text: string) => void;
};

/** The lined page that someone writes on, with a question to begin with. */
export function Paper({ questionOf, text, error, readOnly, onChange }: Props): ReactElement {
  const id = useId();
  const area = useGrowing(text);
  const [turns, setTurns] = useState(0);
  const isHidden = useQuestions((state) => state.areHidden);
  const hide = (areHidden: boolean) => useQuestions.setState({ areHidden });
  const question =
    questionOf === null || isHidden
      ? null
      : (QUESTIONS[questionFor(questionOf, QUESTIONS.length, turns)] ?? null);
  return (
    <div className={styles.paper} data-wrong={error !== undefined || undefined}>
      <div className={styles.top}>
        <label htmlFor={id} className={styles.question}>
          {question ?? t`What’s on your mind?`}
        </label>
        {questionOf !== null && question === null && (
          <button type="button" className={styles.tool} onClick={() => hide(false)}>
            <Sign strokes={ASK} />
            <span className="visually-hidden">{t`Show a question`}</span>
          </button>
        )}
        {question !== null && (
          <div className={styles.tools}>
            <button type="button" className={styles.tool} onClick={() => setTurns(turns + 1)}>
              <Sign strokes={TURN} />
              <span className="visually-hidden">{t`Another question`}</span>
            </button>
            <button
              type="button"
              className={styles.tool}
              onClick={() => {
                hide(true);
                area.current?.focus();
              }}
            >
              <Sign strokes={CLOSE} />
              <span className="visually-hidden">{t`Hide the question`}</span>
            </button>
          </div>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {turns > 0 && question}
      </p>
      {/* The spell checkers of some browsers send the text to a server. */}
      <textarea
        ref={area}
        id={id}
        data-diary-lines=""
        dir="auto"
        className={styles.lines}
        autoComplete="off"
        spellCheck={false}
        maxLength={TEXT_MAX_LENGTH}
        readOnly={readOnly}
        value={text}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={({ target }) => onChange(target.value)}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className={`error ${styles.wrong ?? ''}`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Lets the page grow with its words in browsers that do not by themselves. */
function useGrowing(text: string): RefObject<HTMLTextAreaElement | null> {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const lines = area.current;
    if (lines !== null && lines.scrollHeight > lines.clientHeight)
      lines.style.blockSize = `${String(lines.scrollHeight)}px`;
  }, [text]);
  return area;
}

const TURN = 'M19.5 8.5A8 8 0 0 0 5 9.5M4.5 15.5A8 8 0 0 0 19 14.5M19.8 4v4.7h-4.7M4.2 20v-4.7h4.7';
const CLOSE = 'M7 7l10 10M17 7L7 17';
const ASK = 'M9 9a3.2 3.2 0 1 1 4.7 2.8c-1.2.6-1.7 1.2-1.7 2.5M12 17.8v.2';

function Sign({ strokes }: { strokes: string }): ReactElement {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" className={styles.sign} aria-hidden focusable="false">
      <path d={strokes} />
    </svg>
  );
}

import type { OperatorQuestion, OperatorQuestionsAnswer } from '@stillgrove/contract/operator-faq';
import { useState, type ReactElement } from 'react';
import { useAnswer } from '../../../platform/http/use-answer';
import { showToast } from '../../../platform/toasts/toast-store';
import { Button } from '../../../ui/controls/Button';
import { useFocusBack } from '../../../ui/forms/use-focus-back';
import { Loaded } from '../../../ui/records/Loaded';
import { Records } from '../../../ui/records/Records';
import { QuestionCard } from './QuestionCard';
import { QUESTIONS_PATH, QuestionForm } from './QuestionForm';
import styles from './QuestionsPart.module.css';

/** One form at a time, so that it is plain what a press saves. */
type Editing = OperatorQuestion['id'] | 'new' | null;

/** The questions of visitors, in the operators' words. */
export function QuestionsPart(): ReactElement {
  const asked = useAnswer<OperatorQuestionsAnswer>(QUESTIONS_PATH);
  const [editing, setEditing] = useState<Editing>(null);
  const add = useFocusBack<HTMLDivElement>(editing === 'new');
  const finish = (message: string) => {
    setEditing(null);
    asked.reload();
    if (message !== '') showToast(message);
  };
  return (
    <Loaded asked={asked}>
      {({ questions, version }) => (
        <>
          {editing === 'new' ? (
            <section className={styles.adding} aria-label="A question of your own">
              <QuestionForm question={null} version={version} onDone={finish} />
            </section>
          ) : (
            <div ref={add}>
              {/* One clay button a screen: while something is written it is the one that saves. */}
              <Button kind={editing === null ? 'main' : 'plain'} onClick={() => setEditing('new')}>
                Add a question
              </Button>
            </div>
          )}
          <Records label="Questions">
            {questions.map((question) => (
              <QuestionCard
                key={question.id}
                question={question}
                version={version}
                editing={editing === question.id}
                onEdit={() => setEditing(question.id)}
                onDone={finish}
              />
            ))}
          </Records>
        </>
      )}
    </Loaded>
  );
}

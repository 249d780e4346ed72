import { t } from '@lingui/core/macro';
import type { OperatorQuestion } from '@stillgrove/contract/operator-faq';
import { useState, type ReactElement } from 'react';
import { refresh } from '../../../platform/query/query-client';
import { showToast } from '../../../platform/toasts/toast-store';
import { Button } from '../../../ui/controls/Button';
import { useFocusBack } from '../../../ui/forms/use-focus-back';
import { Records } from '../../../ui/records/Records';
import { Loaded } from '../../../ui/states/Loaded';
import { questionsQuery } from '../api';
import { QuestionCard } from './QuestionCard';
import { QuestionForm } from './QuestionForm';

/** One form at a time, so that it is plain what a press saves. */
type Editing = OperatorQuestion['id'] | 'new' | null;

/** The questions of visitors, in the operators' words. */
export function QuestionsPart(): ReactElement {
  const [editing, setEditing] = useState<Editing>(null);
  const add = useFocusBack<HTMLDivElement>(editing === 'new');
  const finish = (message: string) => {
    setEditing(null);
    refresh(questionsQuery.queryKey);
    if (message !== '') showToast(message);
  };
  return (
    <Loaded query={questionsQuery}>
      {({ questions, version }) => (
        <>
          {editing === 'new' ? (
            <section className="raised" aria-label={t`A question of your own`}>
              <QuestionForm question={null} version={version} onDone={finish} />
            </section>
          ) : (
            <div ref={add}>
              {/* One clay button a screen: while something is written it is the one that saves. */}
              <Button kind={editing === null ? 'main' : 'plain'} onClick={() => setEditing('new')}>
                {t`Add a question`}
              </Button>
            </div>
          )}
          <Records label={t`Questions`}>
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

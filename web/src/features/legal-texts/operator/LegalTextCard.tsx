import type { LegalTextName } from '@stillgrove/contract/legal-texts';
import type { OperatorLegalTextAnswer } from '@stillgrove/contract/operator-legal-texts';
import type { ReactElement } from 'react';
import { useAnswer } from '../../../platform/http/use-answer';
import { showToast } from '../../../platform/toasts/toast-store';
import { Button, ButtonLink } from '../../../ui/controls/Button';
import { useFocusBack } from '../../../ui/forms/use-focus-back';
import { Loaded } from '../../../ui/records/Loaded';
import { RecordCard } from '../../../ui/records/Records';
import { changeDay } from '../change-day';
import { OwnTextForm } from './OwnTextForm';
import { RestoreForm } from './RestoreForm';
import { pathOf, standing, TEXT_TITLES } from './text-words';

/** Which text is being changed: by writing one, or by going back to the default. */
export type Editing = { readonly name: LegalTextName; readonly what: 'own' | 'default' };

type Props = {
  name: LegalTextName;
  editing: Editing['what'] | null;
  onEdit: (what: Editing['what']) => void;
  onLeave: () => void;
};

/** Where a text comes from, when it changed last, and what can be done with it. */
export function LegalTextCard({ name, editing, onEdit, onLeave }: Props): ReactElement {
  const asked = useAnswer<OperatorLegalTextAnswer>(pathOf(name));
  const actions = useFocusBack<HTMLSpanElement>(editing !== null);
  const finish = (message: string) => {
    onLeave();
    asked.reload();
    if (message !== '') showToast(message);
  };
  const { answer } = asked;
  return (
    <RecordCard
      title={TEXT_TITLES[name]}
      about={answer === null ? '' : standing(answer)}
      actions={
        answer !== null &&
        editing === null && (
          <>
            <span ref={actions}>
              <Button
                onClick={() => onEdit('own')}
                aria-label={`${answer.own ? 'Edit' : 'Write your own text'}: ${TEXT_TITLES[name]}`}
              >
                {answer.own ? 'Edit' : 'Write your own text'}
              </Button>
            </span>
            {answer.own && (
              <Button
                onClick={() => onEdit('default')}
                aria-label={`Use the default text: ${TEXT_TITLES[name]}`}
              >
                Use the default text
              </Button>
            )}
            <ButtonLink kind="quiet" href={`/${name}`} aria-label={`See the page: ${TEXT_TITLES[name]}`}>
              See the page
            </ButtonLink>
          </>
        )
      }
    >
      <Loaded asked={asked}>
        {(text) => (
          <>
            {text.changed !== null && (
              <p>
                Last changed {changeDay(text.changed.at)}. {text.changed.note}
              </p>
            )}
            {editing === 'own' && <OwnTextForm text={text} onDone={finish} />}
            {editing === 'default' && <RestoreForm text={text} onDone={finish} />}
          </>
        )}
      </Loaded>
    </RecordCard>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LegalTextName } from '@stillgrove/contract/legal-texts';
import type { ReactElement } from 'react';
import { refresh, useQuery } from '../../../platform/query/query-client';
import { showToast } from '../../../platform/toasts/toast-store';
import { Button, ButtonLink } from '../../../ui/controls/Button';
import { useFocusBack } from '../../../ui/forms/use-focus-back';
import { RecordCard } from '../../../ui/records/Records';
import { Loaded } from '../../../ui/states/Loaded';
import { legalTextQuery } from '../api';
import { changeDay } from '../change-day';
import { OwnTextForm } from './OwnTextForm';
import { RestoreForm } from './RestoreForm';
import { standing, TEXT_TITLES } from './text-words';

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
  const query = legalTextQuery(name);
  const { data: answer } = useQuery(query);
  const actions = useFocusBack<HTMLSpanElement>(editing !== null);
  const finish = (message: string) => {
    onLeave();
    refresh(query.queryKey);
    if (message !== '') showToast(message);
  };
  return (
    <RecordCard
      title={TEXT_TITLES[name]}
      about={answer === undefined ? '' : standing(answer)}
      actions={
        answer !== undefined &&
        editing === null && (
          <>
            <span ref={actions}>
              <Button
                onClick={() => onEdit('own')}
                aria-label={`${answer.own ? t`Edit` : t`Write your own text`}: ${TEXT_TITLES[name]}`}
              >
                {answer.own ? t`Edit` : t`Write your own text`}
              </Button>
            </span>
            {answer.own && (
              <Button
                onClick={() => onEdit('default')}
                aria-label={t`Use the default text: ${TEXT_TITLES[name]}`}
              >
                {t`Use the default text`}
              </Button>
            )}
            <ButtonLink kind="quiet" href={`/${name}`} aria-label={t`See the page: ${TEXT_TITLES[name]}`}>
              {t`See the page`}
            </ButtonLink>
          </>
        )
      }
    >
      <Loaded query={query}>
        {(text) => (
          <>
            {text.changed !== null && (
              <p>
                <Trans>
                  Last changed {changeDay(text.changed.at)}. {text.changed.note}
                </Trans>
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

import type { OperatorAction, OperatorActionsAnswer } from '@stillgrove/contract/operator-actions';
import { useState, type ReactElement } from 'react';
import { useAnswer } from '../../platform/http/use-answer';
import { momentWords } from '../../platform/language/moment-words';
import { Button } from '../../ui/controls/Button';
import { Loaded } from '../../ui/records/Loaded';
import { NoRecords } from '../../ui/records/Records';
import { ACTION_WORDS, AT_SERVER, subjectWords } from './action-words';
import styles from './ActionsPart.module.css';

const PATH = '/api/v1/operator/actions';

/** What operators did, page by page. */
export function ActionsPart(): ReactElement {
  const [before, setBefore] = useState<number | null>(null);
  const asked = useAnswer<OperatorActionsAnswer>(before === null ? PATH : `${PATH}?before=${String(before)}`);
  return (
    <Loaded asked={asked}>
      {({ actions, more }) => (
        <>
          {actions.length === 0 ? (
            <NoRecords>Nothing has been done yet.</NoRecords>
          ) : (
            <ol className={styles.actions} aria-label="What operators did">
              {actions.map((action) => (
                <li key={action.id}>
                  <ActionLine action={action} />
                </li>
              ))}
            </ol>
          )}
          <div className={styles.pages}>
            {before !== null && <Button onClick={() => setBefore(null)}>Show the newest</Button>}
            {more && <Button onClick={() => setBefore(actions.at(-1)?.at ?? null)}>Show older</Button>}
          </div>
        </>
      )}
    </Loaded>
  );
}

function ActionLine({ action: noted }: { action: OperatorAction }): ReactElement {
  const { operator, action, at } = noted;
  return (
    <>
      <p>
        <strong>{ACTION_WORDS[action]}</strong> <span className={styles.subject}>{subjectWords(noted)}</span>
      </p>
      <p className={styles.who}>
        {operator ?? (AT_SERVER.has(action) ? 'From the server' : 'A former operator')}, {momentWords(at)}
      </p>
    </>
  );
}

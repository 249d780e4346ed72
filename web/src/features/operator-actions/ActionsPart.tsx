import { t } from '@lingui/core/macro';
import type { OperatorAction } from '@stillgrove/contract/operator-actions';
import { useState, type ReactElement } from 'react';
import { momentWords } from '../../platform/language/moment-words';
import { Button } from '../../ui/controls/Button';
import { Loaded } from '../../ui/states/Loaded';
import { Empty } from '../../ui/states/states';
import { ACTION_WORDS, AT_SERVER, subjectWords } from './action-words';
import { actionsQuery } from './api';
import styles from './ActionsPart.module.css';

/** What operators did, page by page. */
export function ActionsPart(): ReactElement {
  const [before, setBefore] = useState<number | null>(null);
  return (
    <Loaded query={actionsQuery(before)}>
      {({ actions, more }) => (
        <>
          {actions.length === 0 ? (
            <Empty>{t`Nothing has been done yet.`}</Empty>
          ) : (
            <ol className={styles.actions} aria-label={t`What operators did`}>
              {actions.map((action) => (
                <li key={action.id}>
                  <ActionLine action={action} />
                </li>
              ))}
            </ol>
          )}
          <div className="actions">
            {before !== null && <Button onClick={() => setBefore(null)}>{t`Show the newest`}</Button>}
            {more && <Button onClick={() => setBefore(actions.at(-1)?.at ?? null)}>{t`Show older`}</Button>}
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
        <strong>{ACTION_WORDS[action]}</strong> <span className="aside">{subjectWords(noted)}</span>
      </p>
      <p className="aside">
        {operator ?? (AT_SERVER.has(action) ? t`From the server` : t`A former operator`)}, {momentWords(at)}
      </p>
    </>
  );
}

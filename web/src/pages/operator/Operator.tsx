import { t } from '@lingui/core/macro';
import { useEffect, type ReactElement } from 'react';
import { Link, Redirect, useLocation } from 'wouter';
import NotFound from '../NotFound';
import { boardQuery } from '../../features/operator-board/api';
import { Board } from '../../features/operator-board/Board';
import { askForProofWith } from '../../ui/re-authentication/proof';
import { useQuery } from '../../platform/query/query-client';
import { usePageTitle } from '../../platform/screen/page-title';
import { Icon } from '../../ui/drawing/Icon';
import { PageHead } from '../../ui/layout/PageHead';
import { useReAuthentication } from '../../ui/re-authentication/use-re-authentication';
import { Loaded } from '../../ui/states/Loaded';
import styles from './Operator.module.css';
import { listedParts, type OperatorPart, MOVED_PARTS } from './parts';

/** Everything that the people who run the instance look after, and nothing of what users do. */
export default function Operator(): ReactElement {
  const [path] = useLocation();
  const id = path.replace(/^\/operator\/?/, '');
  if (id === '') return <Overview />;
  const moved = MOVED_PARTS[id];
  if (moved !== undefined) return <Redirect to={`/operator/${moved}`} replace />;
  const part = listedParts(null).find((known) => known.id === id);
  return part === undefined ? <NotFound /> : <Room key={part.id} part={part} />;
}

function Overview(): ReactElement {
  const query = boardQuery();
  const { data, isFetching } = useQuery(query);
  // What stands below the board would move when it comes.
  const isAwaited = data === undefined && isFetching;
  return (
    <>
      <PageHead
        title={t`Operator’s area`}
        lead={t`Everything you need to run this site. You don’t see what people do in activities or write in their diary.`}
      />
      <div className="page-part">
        <Loaded query={query}>{(board) => <Board board={board} />}</Loaded>
        {!isAwaited && <Rooms opening={data?.opening ?? null} />}
      </div>
    </>
  );
}

function Rooms({ opening }: { opening: number | null }): ReactElement {
  return (
    <section className={styles.all} aria-labelledby="rooms">
      <h2 id="rooms">{t`All rooms`}</h2>
      <ul className={styles.parts}>
        {listedParts(opening).map(({ id, title, lead }) => (
          <li key={id}>
            <Link href={`/operator/${id}`} className={`raised ${styles.card}`}>
              <h3>{title}</h3>
              <p>{lead}</p>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Room({ part: { id, title, lead, Part } }: { part: OperatorPart }): ReactElement {
  const opening = useQuery(boardQuery()).data?.opening ?? null;
  const { reAuthenticate, prompt } = useReAuthentication();
  useEffect(() => askForProofWith(reAuthenticate), [reAuthenticate]);
  usePageTitle(t`${title} – Operator’s area`);
  return (
    <>
      <PageHead title={title} lead={lead} />
      <div className={styles.room}>
        <nav aria-label={t`Operator’s area`} className={styles.rooms}>
          <ul>
            <li>
              <Link href="/operator">
                <Icon name="previous" className={styles.arrow} />
                {t`Overview`}
              </Link>
            </li>
            {listedParts(opening).map((other) => (
              <li key={other.id}>
                <Link href={`/operator/${other.id}`} aria-current={other.id === id ? 'page' : undefined}>
                  {other.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.part}>
          <Part />
        </div>
      </div>
      {prompt}
    </>
  );
}

import type { OperatorWaitingAnswer } from '@stillgrove/contract/operator-waiting';
import type { ReactElement } from 'react';
import { Link, Redirect, useLocation } from 'wouter';
import NotFound from '../NotFound';
import { useAnswer } from '../../platform/http/use-answer';
import { Icon } from '../../ui/icons/Icon';
import { PageOpening } from '../../ui/opening/PageOpening';
import styles from './Operator.module.css';
import { listedParts, MOVED_PARTS, type OperatorPart } from './parts';

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

const useWaiting = () => useAnswer<OperatorWaitingAnswer>('/api/v1/operator/waiting').answer;

function Overview(): ReactElement {
  const waiting = useWaiting();
  return (
    <>
      <PageOpening
        title="Operator’s area"
        lead="Everything you need to run this site. You do not see what people do in activities or write in their diary."
      />
      <ul className={styles.parts}>
        {listedParts(waiting).map(({ id, title, lead, waits }) => (
          <li key={id}>
            <Link href={`/operator/${id}`} className={styles.card}>
              <h2>{title}</h2>
              <p>{lead}</p>
              {waiting !== null && waits !== undefined && <p className={styles.waits}>{waits(waiting)}</p>}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Room({ part: { id, title, lead, Part } }: { part: OperatorPart }): ReactElement {
  const waiting = useWaiting();
  return (
    <>
      <PageOpening title={title} lead={lead} />
      <div className={styles.room}>
        <nav aria-label="Operator’s area" className={styles.rooms}>
          <ul>
            <li>
              <Link href="/operator">
                <Icon name="previous" className={styles.arrow} />
                Overview
              </Link>
            </li>
            {listedParts(waiting).map((other) => (
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
    </>
  );
}

import type { OperatorWaitingAnswer } from '@stillgrove/contract/operator-waiting';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import NotFound from '../NotFound';
import { useAnswer } from '../../platform/http/use-answer';
import { Icon } from '../../ui/icons/Icon';
import { PageOpening } from '../../ui/opening/PageOpening';
import styles from './Operator.module.css';
import { OPERATOR_PARTS, type OperatorPart } from './parts';

/** The people who run the instance find everything they answer for here, and nothing of what users do. */
export default function Operator(): ReactElement {
  const [path] = useLocation();
  const id = path.replace(/^\/operator\/?/, '');
  if (id === '') return <Overview />;
  const part = OPERATOR_PARTS.find((known) => known.id === id);
  return part === undefined ? <NotFound /> : <Room key={part.id} part={part} />;
}

function Overview(): ReactElement {
  const { answer: waiting } = useAnswer<OperatorWaitingAnswer>('/api/v1/operator/waiting');
  return (
    <>
      <PageOpening
        title="Operator’s area"
        lead="What it takes to run this place. What people do in it stays theirs: nothing of that is shown here."
      />
      <ul className={styles.parts}>
        {OPERATOR_PARTS.map(({ id, title, lead, waits }) => (
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
  return (
    <>
      <PageOpening title={title} lead={lead} />
      <div className={styles.room}>
        <nav aria-label="Operator’s area" className={styles.rooms}>
          <ul>
            <li>
              <Link href="/operator">
                <Icon name="previous" className={styles.arrow} />
                All rooms
              </Link>
            </li>
            {OPERATOR_PARTS.map((other) => (
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

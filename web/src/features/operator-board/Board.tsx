import { plural, t } from '@lingui/core/macro';
import type { BoardAnswer } from '@stillgrove/contract/operator-board';
import { useId, type ReactElement } from 'react';
import { Link } from 'wouter';
import drawing from '../../drawings/mission.svg?url&no-inline';
import { pageLanguage } from '../../platform/language/page-language';
import { wholeNumber } from '../../platform/language/whole-number';
import { Arch } from '../../ui/drawing/Arch';
import { Icon } from '../../ui/drawing/Icon';
import styles from './Board.module.css';
import { neededLines, settledLines, type BoardLine } from './board-words';

/** What an operator wants to know in the morning: what needs a person, how the day looks, and what is in order. */
export function Board({ board }: { board: BoardAnswer }): ReactElement {
  const needed = neededLines(board);
  const settled = settledLines(board);
  return (
    <div className={styles.board}>
      <Needed lines={needed} />
      <Today board={board} />
      {settled.length > 0 && <Settled lines={settled} />}
    </div>
  );
}

function Needed({ lines }: { lines: readonly BoardLine[] }): ReactElement {
  const id = useId();
  const count = lines.length;
  if (count === 0)
    return (
      <section className={`raised ${styles.needed} ${styles.calm}`} aria-labelledby={id}>
        <Arch src={drawing} width={480} height={400} className={styles.picture} />
        <div className={styles.calmWords}>
          <h2 id={id} className="like-h3">
            {t`Nothing needs you right now`}
          </h2>
          <p>{t`We check again each time you come back to this page.`}</p>
        </div>
      </section>
    );
  return (
    <section className={`raised ${styles.needed}`} aria-labelledby={id}>
      <h2 id={id} className="like-h3">
        {plural(count, { one: '# thing needs you', other: '# things need you' })}
      </h2>
      <ul className={styles.lines}>
        {lines.map(({ href, words, aside }) => (
          <li key={words}>
            <Link href={href} className={styles.line}>
              <span className={styles.words}>
                <strong>{words}</strong> <span className="aside">{aside}</span>
              </span>
              <Icon name="next" className={styles.arrow} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Today({ board: { appointments, newAccounts } }: { board: BoardAnswer }): ReactElement {
  const id = useId();
  const facts = [
    { href: '/operator/appointments', label: t`Appointments today`, count: appointments.today },
    {
      href: '/operator/appointments',
      label: t`Appointments in the seven days after`,
      count: appointments.nextSevenDays,
    },
    { href: '/operator/members', label: t`New accounts today`, count: newAccounts },
  ];
  return (
    <section className={`raised ${styles.today}`} aria-labelledby={id}>
      <div>
        <h2 id={id} className="like-h3">{t`Today`}</h2>
        <p className="aside">{todayWords()}</p>
      </div>
      <ul className={styles.lines}>
        {facts.map(({ href, label, count }) => (
          <li key={label}>
            <Link href={href} className={styles.line}>
              <span className={styles.words}>{label}</span>{' '}
              <span className={styles.count} data-none={count === 0}>
                {wholeNumber(count)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Settled({ lines }: { lines: readonly BoardLine[] }): ReactElement {
  const id = useId();
  return (
    <section className={styles.settled} aria-labelledby={id}>
      <h2 id={id} className="like-h3">{t`In order`}</h2>
      <ul className={styles.checks}>
        {lines.map(({ href, words }) => (
          <li key={words}>
            <Link href={href} className={styles.check}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function todayWords(): string {
  const style = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  return new Intl.DateTimeFormat(pageLanguage(), style).format(Date.now());
}

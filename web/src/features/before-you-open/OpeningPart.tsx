import type { OpeningAnswer, OpeningCheck } from '@stillgrove/contract/before-you-open';
import type { ReactElement, ReactNode } from 'react';
import { useAnswer } from '../../platform/http/use-answer';
import { momentWords } from '../../platform/language/moment-words';
import { ButtonLink } from '../../ui/controls/Button';
import { Loaded } from '../../ui/records/Loaded';
import { CHECK_WORDS, progressWords } from './opening-words';
import { OPENING_PATH } from './opening-path';
import styles from './OpeningPart.module.css';
import { TestEmail } from './TestEmail';

/** What this site needs before people use it, and what of it is done. */
export function OpeningPart(): ReactElement {
  const asked = useAnswer<OpeningAnswer>(OPENING_PATH);
  return (
    <Loaded asked={asked}>
      {({ checks, testEmail }) => {
        const open = checks.filter(({ done }) => !done);
        const done = checks.filter((check) => check.done);
        const extra = (check: OpeningCheck) =>
          check.id === 'test-email' && <TestEmail testEmail={testEmail} onChanged={asked.reload} />;
        return (
          <>
            <p role="status">{progressWords(done.length, checks.length)}</p>
            <Steps title="To do" checks={open} extra={extra} />
            <Steps title="Done" checks={done} extra={extra} />
          </>
        );
      }}
    </Loaded>
  );
}

type StepsProps = {
  title: string;
  checks: readonly OpeningCheck[];
  extra: (check: OpeningCheck) => ReactNode;
};

function Steps({ title, checks, extra }: StepsProps): ReactElement | null {
  if (checks.length === 0) return null;
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.steps}>
        {checks.map((check) => (
          <Step key={check.id} check={check}>
            {extra(check)}
          </Step>
        ))}
      </ul>
    </section>
  );
}

function Step({
  check: { id, done, doneAt },
  children,
}: {
  check: OpeningCheck;
  children: ReactNode;
}): ReactElement {
  const words = CHECK_WORDS[id];
  return (
    <li className={styles.step} data-done={done}>
      <h3 className={styles.title}>{words.title}</h3>
      <p>{done ? words.done : words.todo}</p>
      {doneAt !== null && <p className={styles.moment}>Last time: {momentWords(doneAt)}</p>}
      {!done && words.command !== undefined && <code className={styles.command}>{words.command}</code>}
      {children}
      {words.place !== undefined && (
        <div>
          <ButtonLink href={words.place.href} kind={done ? 'quiet' : 'plain'}>
            {words.place.label}
            <span className="visually-hidden">: {words.title}</span>
          </ButtonLink>
        </div>
      )}
    </li>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { OpeningCheck, TestEmailState } from '@stillgrove/contract/before-you-open';
import type { ReactElement, ReactNode } from 'react';
import { momentWords } from '../../platform/language/moment-words';
import { refresh } from '../../platform/query/query-client';
import { useMutation } from '../../platform/query/use-mutation';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { Loaded } from '../../ui/states/Loaded';
import { Failure } from '../../ui/states/states';
import { openingQuery, sendTestEmail } from './api';
import { CHECK_WORDS, progressWords, testEmailWords } from './opening-words';
import styles from './OpeningPart.module.css';

/** What this site needs before people use it, and what of it is done. */
export function OpeningPart(): ReactElement {
  return (
    <Loaded query={openingQuery}>
      {({ checks, testEmail }) => {
        const open = checks.filter(({ done }) => !done);
        const done = checks.filter((check) => check.done);
        const extra = (check: OpeningCheck) =>
          check.id === 'test-email' && <TestEmail testEmail={testEmail} />;
        return (
          <>
            <p role="status">{progressWords(done.length, checks.length)}</p>
            <Steps title={t`To do`} checks={open} extra={extra} />
            <Steps title={t`Done`} checks={done} extra={extra} />
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
    <li className={`raised ${styles.step}`} data-done={done}>
      <h3 className={styles.title}>{words.title}</h3>
      <p>{done ? words.done : words.todo}</p>
      {doneAt !== null && (
        <p className="aside">
          <Trans>Last time: {momentWords(doneAt)}</Trans>
        </p>
      )}
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

/** Sends a test email, and says what became of it. */
function TestEmail({ testEmail }: { testEmail: TestEmailState }): ReactElement {
  const lookAgain = () => refresh(openingQuery.queryKey);
  const { busy, failure, run } = useMutation(sendTestEmail, { onDone: lookAgain });
  const { state } = testEmail;
  return (
    <>
      <p role="status" className={styles.said}>
        {testEmailWords(testEmail)}
      </p>
      {state !== 'no-server' && (
        <div className="actions">
          <Button aria-busy={busy} aria-disabled={busy} onClick={() => run()}>
            {busy ? t`Sending…` : t`Send a test email`}
          </Button>
          {state === 'waiting' && <Button onClick={lookAgain}>{t`Check again`}</Button>}
        </div>
      )}
      <Failure>{failure?.message}</Failure>
    </>
  );
}

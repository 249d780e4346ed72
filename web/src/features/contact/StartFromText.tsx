import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FirstAnswer } from '@stillgrove/contract/safeguarding';
import { useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/controls/Button';
import { FieldFrame } from '../../ui/controls/Field';
import { Loaded } from '../../ui/states/Loaded';
import { firstAnswersQuery } from './api';
import styles from './StartFromText.module.css';

type Props = {
  /** Whether the answer is empty. */
  empty: boolean;
  /** The text to offer before anyone has chosen one; empty for none. */
  first: string;
  onChoose: (answer: FirstAnswer) => void;
};

/** Texts for the first answer to someone who is not safe; loaded when they are wanted. */
export function StartFromText(props: Props): ReactElement {
  const [opened, setOpened] = useState(props.first !== '');
  return (
    <details
      className={styles.start}
      open={opened}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>{t`Start from a text`}</summary>
      <div className={styles.inner}>
        <p>
          <Trans>
            For messages from someone who isn’t safe. Read the text and change it until it fits.{' '}
            <Link href="/operator/safeguarding">Read the safeguarding guide</Link>
          </Trans>
        </p>
        {opened && (
          <Loaded
            query={firstAnswersQuery}
            loading={t`Loading the texts…`}
            failed={t`We couldn’t load the texts. Check your connection, then try again.`}
          >
            {({ firstAnswers }) => <Texts answers={firstAnswers} {...props} />}
          </Loaded>
        )}
      </div>
    </details>
  );
}

function Texts({
  answers,
  empty,
  first,
  onChoose,
}: Props & { answers: readonly FirstAnswer[] }): ReactElement {
  const [id, setId] = useState(first);
  const chosen = answers.find((one) => one.id === id);
  return (
    <>
      <FieldFrame label={t`What is the message about?`} help={chosen?.when}>
        {(labelled) => (
          <select {...labelled} value={id} onChange={({ target }) => setId(target.value)}>
            <option value="">{t`Choose a text`}</option>
            {answers.map((one) => (
              <option key={one.id} value={one.id}>
                {one.title}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      {chosen !== undefined && (
        <>
          <p className={styles.text}>{chosen.text}</p>
          <Button onClick={() => onChoose(chosen)}>
            {empty ? t`Use this text` : t`Put it above what I wrote`}
          </Button>
        </>
      )}
    </>
  );
}

import type { FirstAnswer, SafeguardingPageData } from '@stillgrove/contract/safeguarding';
import { useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { loadPageData } from '../../platform/page-data/page-data';
import { Button } from '../../ui/controls/Button';
import { FieldFrame } from '../../ui/controls/Field';
import styles from './StartFromText.module.css';

type Props = {
  /** Whether the answer is empty. */
  empty: boolean;
  onChoose: (answer: FirstAnswer) => void;
};

type Loaded = {
  readonly state: 'unasked' | 'loading' | 'failed' | 'ready';
  readonly answers: readonly FirstAnswer[];
};

const EMPTY: readonly FirstAnswer[] = [];

/** Texts for the first answer to someone who is not safe; loaded when they are wanted. */
export function StartFromText({ empty, onChoose }: Props): ReactElement {
  const [{ state, answers }, setLoaded] = useState<Loaded>({ state: 'unasked', answers: EMPTY });
  const [id, setId] = useState('');
  const load = () => {
    if (state === 'loading' || state === 'ready') return;
    setLoaded({ state: 'loading', answers: EMPTY });
    loadPageData('/operator/safeguarding').then(
      (data) => setLoaded({ state: 'ready', answers: (data as SafeguardingPageData).firstAnswers }),
      () => setLoaded({ state: 'failed', answers: EMPTY }),
    );
  };
  const chosen = answers.find((one) => one.id === id);
  return (
    <details className={styles.start} onToggle={({ currentTarget }) => currentTarget.open && load()}>
      <summary>Start from a text</summary>
      <div className={styles.inner}>
        <p>
          For messages from someone who is not safe. Read the text and change it until it fits.{' '}
          <Link href="/operator/safeguarding">Read the safeguarding guide</Link>
        </p>
        {state === 'loading' && <p role="status">Loading the texts…</p>}
        {state === 'failed' && (
          <div role="alert">
            <p>We couldn’t load the texts. Check your connection, then try again.</p>
            <Button onClick={load}>Try again</Button>
          </div>
        )}
        {state === 'ready' && (
          <>
            <FieldFrame label="What is the message about?" help={chosen?.when}>
              {(labelled) => (
                <select {...labelled} value={id} onChange={({ target }) => setId(target.value)}>
                  <option value="">Choose a text</option>
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
                  {empty ? 'Use this text' : 'Put it above what I wrote'}
                </Button>
              </>
            )}
          </>
        )}
      </div>
    </details>
  );
}

import type { AnswerPreviewAnswer } from '@stillgrove/contract/operator-faq';
import { useState, type ReactElement } from 'react';
import { request } from '../../../platform/http/request';
import { useChange } from '../../../platform/http/use-change';
import { Button } from '../../../ui/controls/Button';
import styles from './QuestionsPart.module.css';

/** The answer as visitors would see it; the server makes it, as it does for them. */
export function AnswerPreview({ answer }: { answer: string }): ReactElement {
  const [shown, setShown] = useState<{ of: string; html: string } | null>(null);
  const { busy, failure, run, clear } = useChange<{ of: string; html: string }>(setShown);
  const look = () => {
    clear();
    void run(async () => {
      const { html } = await request<AnswerPreviewAnswer>('POST', '/api/v1/operator/questions/preview', {
        body: { answer },
      });
      return { of: answer, html };
    });
  };
  return (
    <div className={styles.look}>
      <Button onClick={look} aria-disabled={busy}>
        Show how it will look
      </Button>
      <div role="status" className={shown?.of === answer ? styles.preview : undefined}>
        {/* What the server lets through: emphasis and links, the rest escaped. */}
        {shown?.of === answer && <p dangerouslySetInnerHTML={{ __html: shown.html }} />}
      </div>
      {failure !== null && (
        <p role="alert" className={styles.failure}>
          {failure.message}
        </p>
      )}
    </div>
  );
}

import type { ReactElement } from 'react';
import type { Asked } from '../../platform/http/use-answer';
import { Button } from '../controls/Button';
import { QuietPlaceholder } from '../layout/QuietPlaceholder';
import styles from './Records.module.css';

type Props<Answer> = { asked: Asked<Answer>; children: (answer: Answer) => ReactElement };

/** What the server answered, or in words why it is not there and a way to ask again. */
export function Loaded<Answer>({
  asked: { answer, failure, reload },
  children,
}: Props<Answer>): ReactElement {
  return (
    <>
      {failure !== null && (
        <div className={styles.failure}>
          <p role="alert">{failure}</p>
          <Button onClick={reload}>Try again</Button>
        </div>
      )}
      {answer === null ? failure === null && <QuietPlaceholder /> : children(answer)}
    </>
  );
}

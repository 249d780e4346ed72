import type { ReactElement } from 'react';
import { UnnamedOperatorNote } from '../states/UnnamedOperator';
import styles from './SubscribeForm.module.css';

/** What people should know before they subscribe, which only the server renders. */
export function SubscribeNote({ operatorName }: { operatorName: string }): ReactElement {
  return operatorName === '' ? <UnnamedOperatorNote className={styles.help} /> : <></>;
}

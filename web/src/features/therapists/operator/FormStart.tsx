import type { ReactElement } from 'react';
import { useFocusOnArrival } from '../../../platform/screen/use-focus-on-arrival';
import { Button } from '../../../ui/controls/Button';
import styles from './FormStart.module.css';

type Props = {
  title: string;
  /** Whether what was begun earlier is here again. */
  restored: boolean;
  onStartOver: () => void;
};

/** Where a form begins, for the eye and for the focus. */
export function FormStart({ title, restored, onStartOver }: Props): ReactElement {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <div className={styles.start}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {restored && (
        <p className={styles.restored}>
          <span>What you began and did not save is here again.</span>
          <Button kind="quiet" onClick={onStartOver}>
            Start over
          </Button>
        </p>
      )}
    </div>
  );
}

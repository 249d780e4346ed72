import type { ReactElement } from 'react';
import { useFocusOnArrival } from '../../../platform/screen/use-focus-on-arrival';
import { Button } from '../../../ui/controls/Button';
import styles from './FormStart.module.css';

type Props = {
  title: string;
  /** Whether an unsaved draft was restored. */
  restored: boolean;
  onStartOver: () => void;
};

/** The title of a form, which gets the focus. */
export function FormStart({ title, restored, onStartOver }: Props): ReactElement {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <div className={styles.start}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {restored && (
        <p className={styles.restored}>
          <span>We kept what you typed and didn’t save.</span>
          <Button kind="quiet" onClick={onStartOver}>
            Start over
          </Button>
        </p>
      )}
    </div>
  );
}

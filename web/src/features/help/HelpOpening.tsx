import type { ReactElement, Ref } from 'react';
import styles from './HelpOpening.module.css';

type Props = { as: 'h1' | 'h2'; titleRef?: Ref<HTMLHeadingElement> };

/** The first words: hope, and that asking is allowed. */
export function HelpOpening({ as: Heading, titleRef }: Props): ReactElement {
  return (
    <div className={styles.opening}>
      <Heading id="help-title" ref={titleRef} tabIndex={-1} className={styles.title}>
        Need help now?
      </Heading>
      <p className={styles.lead}>You deserve help from a person. You can ask for it now.</p>
    </div>
  );
}

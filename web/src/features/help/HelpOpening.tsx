import type { ReactElement, Ref } from 'react';
import styles from './HelpOpening.module.css';

type Props = { as: 'h1' | 'h2'; titleRef?: Ref<HTMLHeadingElement> };

/** Names the help; the dialog gives it the focus. */
export function HelpTitle({ as: Heading, titleRef }: Props): ReactElement {
  return (
    <Heading id="help-title" ref={titleRef} tabIndex={-1} className={styles.title}>
      Need help now?
    </Heading>
  );
}

/** The first words: hope. */
export function HelpLead(): ReactElement {
  return <p className={styles.lead}>You deserve help from a person.</p>;
}

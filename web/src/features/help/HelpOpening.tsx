import { t } from '@lingui/core/macro';
import type { ReactElement, Ref } from 'react';
import styles from './HelpOpening.module.css';

type Props = { as: 'h1' | 'h2'; titleRef?: Ref<HTMLHeadingElement>; takesFocus?: boolean };

/** Names the help; the dialog gives it the focus. */
export function HelpTitle({ as: Heading, titleRef, takesFocus = false }: Props): ReactElement {
  return (
    // eslint-disable-next-line jsx-a11y/no-autofocus -- in a dialog: it has the focus when the dialog opens
    <Heading id="help-title" ref={titleRef} tabIndex={-1} autoFocus={takesFocus} className={styles.title}>
      {t`Need help now?`}
    </Heading>
  );
}

/** The first words: hope. */
export function HelpLead(): ReactElement {
  return <p className={styles.lead}>{t`You deserve help from a person.`}</p>;
}

import type { ReactElement } from 'react';
import styles from './TherapistPortrait.module.css';
import { Vignette } from './Vignette';

type Props = { id: string; className: string | undefined };

/** A view in an arch, the same for the same therapist everywhere: no one is shown by a picture that is not theirs. */
export function TherapistPortrait({ id, className = '' }: Props): ReactElement {
  return (
    <svg
      viewBox="0 13 120 147"
      preserveAspectRatio="xMidYMax slice"
      className={`${styles.portrait} ${className}`}
      aria-hidden
      focusable="false"
    >
      <Vignette seed={id} />
    </svg>
  );
}

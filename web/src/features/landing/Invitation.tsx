import type { ReactElement, ReactNode } from 'react';
import { ButtonLink } from '../../ui/controls/Button';
import { Drawing } from '../../ui/drawing/Drawing';
import { Reveal } from '../../ui/reveal/Reveal';
import styles from './Invitation.module.css';

type Props = {
  id: string;
  tone: 'sage' | 'deep';
  eyebrow: string;
  title: string;
  children: ReactNode;
  href: string;
  action: string;
  drawing: { src: string; width: number; height: number };
};

/** A wide section with a picture that invites to one other page. */
export function Invitation({
  id,
  tone,
  eyebrow,
  title,
  children,
  href,
  action,
  drawing,
}: Props): ReactElement {
  return (
    <section className={styles.section} data-tone={tone} aria-labelledby={`${id}-eyebrow ${id}-title`}>
      <div className={styles.inner}>
        <Drawing {...drawing} className={styles.picture} />
        <Reveal className={styles.words}>
          <p id={`${id}-eyebrow`} className={styles.eyebrow}>
            {eyebrow}
          </p>
          <h2 id={`${id}-title`}>{title}</h2>
          <p className={styles.text}>{children}</p>
          <ButtonLink href={href}>
            {action}
            <span className="visually-hidden">: {eyebrow}</span>
          </ButtonLink>
        </Reveal>
      </div>
    </section>
  );
}

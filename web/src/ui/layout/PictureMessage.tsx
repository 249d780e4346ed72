import type { ReactElement, ReactNode } from 'react';
import { Arch } from '../drawing/Arch';
import styles from './PictureMessage.module.css';

/** A page with one drawing, a heading and what to do next. */
export function PictureMessage({
  drawing,
  title,
  children,
}: {
  drawing: string;
  title: string;
  children: ReactNode;
}): ReactElement {
  return (
    <section className={styles.message}>
      <Arch src={drawing} width={320} height={240} className={styles.picture} />
      <h1>{title}</h1>
      {children}
    </section>
  );
}

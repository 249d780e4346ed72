import type { ReactElement, ReactNode } from 'react';
import { HourScene } from './HourScene';
import styles from './SceneSheet.module.css';

type Props = {
  /** Of the title, by which the screen that follows is named as well. */
  titleId: string;
  title: string;
  lead: string;
  /** Left out, the sky is that of the hour. */
  sky?: 'night';
  children: ReactNode;
};

/** The head of a page on which someone sets out: a landscape, and on a sheet before it what is chosen. */
export function SceneSheet({ titleId, title, lead, sky, children }: Props): ReactElement {
  return (
    <section className={styles.page} aria-labelledby={titleId}>
      <HourScene sky={sky} className={styles.scene} />
      <div className={styles.sheet}>
        <h1 id={titleId} className={styles.title}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </section>
  );
}

import { t } from '@lingui/core/macro';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { Arch } from '../drawing/Arch';
import { Reveal } from '../reveal/Reveal';
import styles from './PictureCard.module.css';

type CardsProps = { columns: 3 | 4; children: ReactNode };

/** A grid of links with drawings; two in a row on a phone. */
export function PictureCards({ columns, children }: CardsProps): ReactElement {
  return (
    <ul className={styles.grid} data-columns={columns}>
      {children}
    </ul>
  );
}

type CardProps = {
  href: string;
  /** The address is not ours. */
  newTab?: boolean;
  drawing: { src: string; width: number; height: number };
  title: string;
  /** Level of the title on its page. */
  heading?: 'h2' | 'h3' | 'h4';
  /** When the card comes in; without it the card is simply there. */
  revealAfterMs?: number;
  /** What stands below the title. */
  children: ReactNode;
};

/** One of them. The whole card can be pressed. */
export function PictureCard(props: CardProps): ReactElement {
  const { href, newTab = false, drawing, title, heading: Heading = 'h3', revealAfterMs, children } = props;
  const content = (
    <>
      <Arch {...drawing} className={styles.picture} />
      <Heading className={styles.title}>{title}</Heading>
    </>
  );
  const card = (
    <>
      {newTab ? (
        <a href={href} target="_blank" rel="noopener noreferrer" className={`stretched-link ${styles.link}`}>
          {content}
          <span className="visually-hidden">{t`(opens in a new tab)`}</span>
        </a>
      ) : (
        <Link href={href} className={`stretched-link ${styles.link}`}>
          {content}
        </Link>
      )}
      <div className={styles.words}>{children}</div>
    </>
  );
  if (revealAfterMs === undefined) return <li className={styles.card}>{card}</li>;
  return (
    <Reveal as="li" delayMs={revealAfterMs} className={styles.card}>
      {card}
    </Reveal>
  );
}

import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Drawing } from '../../ui/drawing/Drawing';
import { Reveal } from '../../ui/reveal/Reveal';
import styles from './HomeCardGrid.module.css';
import type { HomeCard } from './home-cards';

type Props = {
  cards: readonly HomeCard[];
  /** Level of the cards' headings on the page. */
  heading?: 'h2' | 'h3';
};

export function HomeCardGrid({ cards, heading: Heading = 'h3' }: Props): ReactElement {
  return (
    <ul className={styles.grid}>
      {cards.map((card) => (
        <Reveal as="li" key={card.title} delayMs={card.aosDelay} className={styles.card}>
          <CardLink to={card.link} newTab={card.newTab === true}>
            <Drawing src={card.img} width={320} height={300} cover className={styles.picture} />
            <Heading className={styles.title}>{card.title}</Heading>
          </CardLink>
          <p className={styles.content}>
            {card.content} <span className={styles.description}>{card.description}</span>
          </p>
        </Reveal>
      ))}
    </ul>
  );
}

type CardLinkProps = { to: string; newTab: boolean; children: ReactElement[] };

function CardLink({ to, newTab, children }: CardLinkProps): ReactElement {
  if (!newTab) {
    return (
      <Link href={to} className={styles.link}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className={styles.link}>
      {children}
      <span className="visually-hidden">(opens in a new tab)</span>
    </a>
  );
}

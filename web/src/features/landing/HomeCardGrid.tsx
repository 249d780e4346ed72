import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Drawing } from '../../ui/drawing/Drawing';
import { Reveal } from '../../ui/reveal/Reveal';
import styles from './HomeCardGrid.module.css';
import type { HomeCard } from './home-cards';

export function HomeCardGrid({ cards }: { cards: readonly HomeCard[] }): ReactElement {
  return (
    <ul className={styles.grid}>
      {cards.map((card) => (
        <Reveal as="li" key={card.title} delayMs={card.aosDelay} className={styles.card}>
          <CardLink to={card.link}>
            <Drawing src={card.img} width={320} height={300} cover className={styles.picture} />
            <h3 className={styles.title}>{card.title}</h3>
          </CardLink>
          <p className={styles.content}>
            {card.content} <span className={styles.description}>{card.description}</span>
          </p>
        </Reveal>
      ))}
    </ul>
  );
}

function CardLink({ to, children }: { to: string; children: ReactElement[] }): ReactElement {
  if (to.startsWith('/')) {
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

import type { ReactElement } from 'react';
import { PictureCard, PictureCards } from '../../ui/cards/PictureCard';
import styles from './HomeCardGrid.module.css';
import type { HomeCard } from './home-cards';

type Props = {
  cards: readonly HomeCard[];
  /** Level of the cards' headings on the page. */
  heading?: 'h2' | 'h3';
};

export function HomeCardGrid({ cards, heading = 'h3' }: Props): ReactElement {
  return (
    <PictureCards columns={3}>
      {cards.map((card) => (
        <PictureCard
          key={card.title}
          href={card.link}
          newTab={card.newTab === true}
          drawing={{ src: card.img, width: 320, height: 300 }}
          title={card.title}
          heading={heading}
          revealAfterMs={card.aosDelay}
        >
          <p>
            {card.content} <span className={styles.description}>{card.description}</span>
          </p>
        </PictureCard>
      ))}
    </PictureCards>
  );
}

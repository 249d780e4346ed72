import type { ResourceCard } from '@stillgrove/contract/resources';
import type { ReactElement } from 'react';
import { Drawing } from '../../ui/drawing/Drawing';
import { VisitLink } from '../../ui/points/VisitLink';
import { cardDrawing } from './card-drawings';
import { CATEGORY_NAMES, TYPE_NAMES } from './relax-words';
import styles from './ResourceCardLink.module.css';

/** A card for one resource; all of it is the link. */
export function ResourceCardLink({ card }: { card: ResourceCard }): ReactElement {
  const { id, type, title, publisher, link, language, gifLink, category } = card;
  return (
    <li className={styles.card}>
      <VisitLink href={link} activity="resource" itemId={id} language={language} className={styles.link}>
        <Drawing src={cardDrawing(gifLink)} width={320} height={220} cover className={styles.picture} />
        <span className={styles.kind}>{`${CATEGORY_NAMES[category]} · ${TYPE_NAMES[type]}`}</span>
        <span className={styles.title}>{title}</span>
        <span className={styles.publisher}>{publisher}</span>
      </VisitLink>
    </li>
  );
}

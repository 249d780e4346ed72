import type { ResourceCard } from '@stillgrove/contract/resources';
import type { ReactElement } from 'react';
import { Drawing } from '../../ui/drawing/Drawing';
import { VisitLink } from '../../ui/points/VisitLink';
import { CATEGORY_NAMES, TYPE_NAMES } from './relax-words';
import styles from './ResourceCardLink.module.css';

const urls = import.meta.glob<string>('../../drawings/relax-*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** A card for one resource; all of it is the link. */
export function ResourceCardLink({ card }: { card: ResourceCard }): ReactElement {
  const { id, type, title, publisher, link, language, gifLink, category } = card;
  return (
    <li className={styles.card}>
      <VisitLink href={link} activity="resource" itemId={id} language={language} className={styles.link}>
        <Drawing src={cardDrawing(gifLink)} width={320} height={220} cover className={styles.picture} />
        <span className="aside">{`${CATEGORY_NAMES[category]} · ${TYPE_NAMES[type]}`}</span>
        <span className={styles.title}>{title}</span>
        <span className="aside">{publisher}</span>
      </VisitLink>
    </li>
  );
}

/**
 * Address of a card's drawing.
 *
 * @throws Error when there is none of that name
 */
function cardDrawing(name: string): string {
  const url = urls[`../../drawings/${name}.svg`];
  if (url === undefined) throw new Error(`There is no drawing named ${name}.`);
  return url;
}

import { t } from '@lingui/core/macro';
import type { Video } from '@stillgrove/contract/videos';
import { useState, type ReactElement } from 'react';
import drawing from '../../drawings/videos.svg?url&no-inline';
import { Drawing } from '../../ui/drawing/Drawing';
import { Icon } from '../../ui/drawing/Icon';
import { VisitLink } from '../../ui/points/VisitLink';
import styles from './VideoCard.module.css';

/** A picture, a title and where it leads; the whole card is the link. */
export function VideoCard({ video }: { video: Video }): ReactElement {
  const { id, kind, title, link, thumbnail } = video;
  const [broken, setBroken] = useState(false);
  return (
    <li className={styles.card}>
      <VisitLink href={link} activity="video" itemId={id} className={styles.link}>
        <span className={styles.frame}>
          {thumbnail === null || broken ? (
            <Drawing src={drawing} width={320} height={300} cover className={styles.picture} />
          ) : (
            <img
              src={thumbnail}
              alt=""
              width={480}
              height={270}
              loading="lazy"
              decoding="async"
              className={styles.picture}
              onError={() => setBroken(true)}
            />
          )}
          <span className={styles.sign}>
            <Icon name="play" />
          </span>
        </span>
        <span dir="auto" className={styles.title}>
          {title}
        </span>
        {kind === 'video' && <span className={styles.where}>{t`Opens YouTube`}</span>}
      </VisitLink>
    </li>
  );
}

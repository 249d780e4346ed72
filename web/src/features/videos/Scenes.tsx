import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { VideoPageData } from '@stillgrove/contract/videos';
import type { ReactElement } from 'react';
import { usePageData } from '../../platform/page-data/page-data';
import { Drawing } from '../../ui/drawing/Drawing';
import { Icon } from '../../ui/drawing/Icon';
import { useOpenScene, useToOpenScene } from './use-open-scene';
import cards from './VideoCard.module.css';
import styles from './Videos.module.css';

/** The scenes that ship with the product, each opened by a press. */
export function Scenes(): ReactElement {
  const { scenes } = usePageData<VideoPageData>();
  const openId = useOpenScene()?.id;
  const open = useToOpenScene();
  return (
    <section className="page-part" aria-labelledby="own-scenes">
      <div className={styles.words}>
        <h2 id="own-scenes">{t`Calm scenes`}</h2>
        <p>{t`These play from this site. Nothing is loaded from anywhere else.`}</p>
      </div>
      <ul className={`${styles.grid} ${styles.scenes}`}>
        {scenes.map(({ id, title }) => (
          <li key={id} className={cards.card}>
            <button
              type="button"
              className={cards.frame}
              data-scene={id}
              aria-pressed={id === openId}
              onClick={() => open(id)}
            >
              <Drawing src={`/scenes/${id}.svg`} width={480} height={300} cover />
              <span className={cards.play}>
                <Icon name="play" />
              </span>
              <span className="visually-hidden">
                <Trans>Open {title}</Trans>
              </span>
            </button>
            <h3 className={cards.title}>{title}</h3>
          </li>
        ))}
      </ul>
    </section>
  );
}

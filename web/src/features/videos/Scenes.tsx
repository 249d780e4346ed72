import type { VideoPageData } from '@stillgrove/contract/videos';
import { useEffect, useRef, type ReactElement } from 'react';
import { changeAddressSearch, useAddressSearch } from '../../platform/address/address-search';
import { usePageData } from '../../platform/page-data/page-data';
import { useAppStore } from '../../platform/session/app-store';
import { Drawing } from '../../ui/drawing/Drawing';
import { Icon } from '../../ui/icons/Icon';
import { awardVisit } from './award-visit';
import { SceneStage } from './SceneStage';
import cards from './VideoCard.module.css';
import styles from './Videos.module.css';

/** The grove's own scenes; the address names the one that is open, so it can be shared and opened alone. */
export function Scenes(): ReactElement {
  const { scenes } = usePageData<VideoPageData>();
  const name = useAddressSearch().get('scene');
  const open = scenes.find(({ id }) => id === name);
  const member = useAppStore((state) => state.app.user?.id);
  const stage = useRef<HTMLDivElement>(null);

  const openId = open?.id;
  useEffect(() => {
    if (openId === undefined || member === undefined) return;
    awardVisit(openId);
    stage.current?.focus();
  }, [openId, member]);

  return (
    <section className={styles.part} aria-labelledby="own-scenes">
      <div className={styles.words}>
        <h2 id="own-scenes">Calm scenes of our own</h2>
        <p>Drawn and sounded by us. They play here, ask nobody for anything, and last as long as you like.</p>
      </div>
      <div ref={stage} tabIndex={-1} className={styles.stage}>
        {open !== undefined && (
          <SceneStage key={open.id} scene={open} onClose={() => changeAddressSearch({ scene: '' })} />
        )}
      </div>
      <ul className={styles.grid}>
        {scenes.map(({ id, title }) => (
          <li key={id} className={cards.card}>
            <button
              type="button"
              className={cards.frame}
              aria-pressed={id === openId}
              onClick={() => changeAddressSearch({ scene: id })}
            >
              <Drawing src={`/scenes/${id}.svg`} width={480} height={300} cover />
              <span className={cards.play}>
                <Icon name="play" />
              </span>
              <span className="visually-hidden">Open {title}</span>
            </button>
            <h3 className={cards.title}>{title}</h3>
          </li>
        ))}
      </ul>
    </section>
  );
}

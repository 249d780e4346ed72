import { useEffect, useRef, type ReactElement } from 'react';
import { changeAddressSearch } from '../../platform/address/address-search';
import { awardVisit } from '../../platform/points/visit';
import { useAppStore } from '../../platform/session/app-store';
import { SceneStage } from './SceneStage';
import { useOpenScene } from './use-open-scene';
import styles from './Videos.module.css';

/** The scene that the address names, above every list, so that nothing that loads can move it. */
export function OpenScene(): ReactElement {
  const scene = useOpenScene();
  const member = useAppStore((state) => state.app.user?.id);
  const stage = useRef<HTMLDivElement>(null);

  const id = scene?.id;
  useEffect(() => {
    if (id === undefined || member === undefined) return;
    void awardVisit('video', id);
    stage.current?.focus({ preventScroll: true });
    stage.current?.scrollIntoView({ block: 'start' });
  }, [id, member]);

  const close = () => {
    // The stage is removed, so the focus moves back to the scene's button.
    document.querySelector<HTMLElement>(`[data-scene="${scene?.id ?? ''}"]`)?.focus();
    changeAddressSearch({ scene: '' });
  };

  return (
    <div ref={stage} tabIndex={-1} className={styles.stage}>
      {scene !== undefined && (
        <div className={styles.part}>
          <SceneStage key={scene.id} scene={scene} onClose={close} />
        </div>
      )}
    </div>
  );
}

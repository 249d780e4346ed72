import { useEffect, useRef, type ReactElement } from 'react';
import { awardVisit } from '../../platform/points/visit';
import { useAppStore } from '../../platform/session/app-store';
import { SceneStage } from './SceneStage';
import { closeScene, useOpenScene } from './use-open-scene';

/** The scene that the address names, in place of the page. */
export function OpenScene(): ReactElement | null {
  const scene = useOpenScene();
  const member = useAppStore((state) => state.app.user?.id);
  const shown = useRef<string | undefined>(undefined);

  const id = scene?.id;
  useEffect(() => {
    if (id === undefined || member === undefined) return undefined;
    let close = (): void => undefined;
    const closed = new Promise<void>((resolve) => {
      close = resolve;
    });
    void awardVisit('video', id, closed);
    const { pathname } = location;
    return () => {
      // Who went on to another page, such as help, is told nothing there.
      if (location.pathname === pathname) close();
    };
  }, [id, member]);
  useEffect(() => {
    // The stage is gone and the page is back, so the focus goes to the scene's button.
    if (id === undefined && shown.current !== undefined)
      document.querySelector<HTMLElement>(`[data-scene="${shown.current}"]`)?.focus();
    shown.current = id;
  }, [id]);

  if (scene === undefined) return null;
  return <SceneStage key={scene.id} scene={scene} onClose={closeScene} />;
}

import type { ReactElement } from 'react';
import motions from './scene-motions.json';
import styles from './ScenePicture.module.css';

const MOTIONS: Readonly<Record<string, readonly string[]>> = motions;

/** A scene as a stack of layers, each moving in its own slow way; under stillness they rest where they are. */
export function ScenePicture({ id, isMoving }: { id: string; isMoving: boolean }): ReactElement {
  return (
    <div className={styles.picture} data-moving={isMoving} aria-hidden>
      {(MOTIONS[id] ?? []).map((motion, index) => (
        <svg
          // The layers of one scene never change their order.
          key={index}
          viewBox="0 0 480 300"
          preserveAspectRatio="xMidYMid slice"
          className={`${styles.layer} ${styles[motion] ?? ''}`}
          focusable="false"
        >
          <use href={`/scenes/${id}.svg#l${String(index)}`} />
        </svg>
      ))}
    </div>
  );
}

import type { ReactElement } from 'react';
import { styleProperties } from '../../ui/controls/style-properties';
import layers from './scene-layers.json';
import styles from './ScenePicture.module.css';

type Layers = {
  /** What must be in sight on an upright screen, as a part of the picture's width. */
  readonly focus: number;
  /** How each layer moves, from the back to the front. */
  readonly motions: readonly string[];
};

const LAYERS: Readonly<Record<string, Layers>> = layers;

/** A scene as a stack of layers, each moving in its own slow way; under stillness they rest where they are. */
export function ScenePicture({ id, isMoving }: { id: string; isMoving: boolean }): ReactElement {
  const { focus, motions } = LAYERS[id] ?? { focus: 0.5, motions: [] };
  return (
    <div
      ref={styleProperties({ '--focus': String(focus) })}
      className={styles.picture}
      data-moving={isMoving}
      aria-hidden
    >
      {motions.map((motion, index) => (
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

import { type ReactElement, useId } from 'react';
import styles from './GrowthTree.module.css';

/** What stands still around the tree: a pale sun, two low hills that lose themselves in mist, a soft shadow. */
export function Scenery(): ReactElement {
  const id = useId();
  return (
    <svg className={styles.layer} viewBox="0 0 1000 900" focusable="false">
      <defs>
        <radialGradient id={`${id}glow`}>
          <stop className={styles.glow} offset="0.3" stopOpacity="0.9" />
          <stop className={styles.glow} offset="1" stopOpacity="0" />
        </radialGradient>
        <Mist id={`${id}far`} className={styles.farHill} cx={590} cy={780} rx={400} ry={92} />
        <Mist id={`${id}near`} className={styles.nearHill} cx={490} cy={790} rx={490} ry={98} />
        <Mist id={`${id}shade`} className={styles.shadow} cx={478} cy={814} rx={150} ry={13} />
      </defs>
      <circle cx="772" cy="226" r="226" fill={`url(#${id}glow)`} />
      <circle className={styles.sun} cx="772" cy="226" r="94" />
      <path
        d="M60 812C190 792 300 764 430 770S650 748 760 738S920 770 1000 792V900H0Z"
        fill={`url(#${id}far)`}
      />
      <path d="M0 850C150 822 290 800 440 797S760 812 1000 862V900H0Z" fill={`url(#${id}near)`} />
      <ellipse cx="478" cy="814" rx="150" ry="13" fill={`url(#${id}shade)`} />
    </svg>
  );
}

type MistProps = {
  id: string;
  className: string | undefined;
  cx: number;
  cy: number;
  rx: number;
  ry: number;
};

/** A hill's color, full where the tree stands and gone before the picture ends. */
function Mist({ id, className, cx, cy, rx, ry }: MistProps): ReactElement {
  return (
    <radialGradient
      id={id}
      gradientUnits="userSpaceOnUse"
      cx="0"
      cy="0"
      r="1"
      gradientTransform={`matrix(${rx} 0 0 ${ry} ${cx} ${cy})`}
    >
      <stop className={className} offset="0.35" />
      <stop className={className} offset="1" stopOpacity="0" />
    </radialGradient>
  );
}

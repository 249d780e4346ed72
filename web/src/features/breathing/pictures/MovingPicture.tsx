import type { ReactElement } from 'react';
import type { GuideProps } from '../guide-props';
import type { Picture } from '../settings/breathing-settings';
import { Black } from './Black';
import { Horizon } from './Horizon';
import { LevelBar } from './LevelBar';
import { UnfoldingLeaf } from './UnfoldingLeaf';

const PICTURES = { bar: LevelBar, horizon: Horizon, leaf: UnfoldingLeaf, black: Black } as const;

/** The moving guides beside the circle. The still one says the same in words, seconds and a bar. */
export default function MovingPicture({
  picture,
  ...guide
}: GuideProps & { picture: Exclude<Picture, 'circle'> }): ReactElement {
  const Guide = PICTURES[picture];
  return <Guide {...guide} />;
}

import type { ReactElement } from 'react';
import { BubblePop } from '../features/games/bubble-pop/BubblePop';

export default function Bubble(): ReactElement {
  return <BubblePop />;
}

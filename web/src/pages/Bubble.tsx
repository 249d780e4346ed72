import { useEffect, type ReactElement } from 'react';
import { BubblePop } from '../features/games/bubble-pop/BubblePop';
import { askServiceWorker } from '../platform/offline/register';
import { keepSoundsMessage } from '../service-worker/messages';

export default function Bubble(): ReactElement {
  useEffect(() => void askServiceWorker(keepSoundsMessage('games')), []);
  return <BubblePop />;
}

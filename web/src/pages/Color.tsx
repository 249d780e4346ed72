import { useEffect, type ReactElement } from 'react';
import { ColorMatcher } from '../features/games/color-matcher/ColorMatcher';
import { askServiceWorker } from '../platform/offline/register';
import { keepSoundsMessage } from '../service-worker/messages';

export default function Color(): ReactElement {
  useEffect(() => void askServiceWorker(keepSoundsMessage('games')), []);
  return <ColorMatcher />;
}

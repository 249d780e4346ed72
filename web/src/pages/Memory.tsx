import { useEffect, type ReactElement } from 'react';
import { MemoryTiles } from '../features/games/memory-tiles/MemoryTiles';
import { askServiceWorker } from '../platform/offline/register';
import { keepSoundsMessage } from '../service-worker/messages';

export default function Memory(): ReactElement {
  useEffect(() => void askServiceWorker(keepSoundsMessage('games')), []);
  return <MemoryTiles />;
}

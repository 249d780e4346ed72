import type { ReactElement } from 'react';
import { MemoryTiles } from '../features/games/memory-tiles/MemoryTiles';

export default function Memory(): ReactElement {
  return <MemoryTiles />;
}

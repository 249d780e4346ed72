import type { ReactElement } from 'react';
import { ColorMatcher } from '../features/games/color-matcher/ColorMatcher';

export default function Color(): ReactElement {
  return <ColorMatcher />;
}

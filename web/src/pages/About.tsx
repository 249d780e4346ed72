import type { ReactElement } from 'react';
import { About } from '../features/about/About';

export default function AboutPage(): ReactElement {
  return <About />;
}

import type { ReactElement } from 'react';

export default function Articles(): ReactElement {
  return <h1>Articles</h1>;
}

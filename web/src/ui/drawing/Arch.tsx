import type { ReactElement } from 'react';
import { Drawing } from './Drawing';

type Props = { src: string; width: number; height: number; className?: string | undefined };

/** A drawing in an arch, which has one shape everywhere; on a card it turns into the one at the head of its page. */
export function Arch(props: Props): ReactElement {
  return <Drawing {...props} cover arch />;
}

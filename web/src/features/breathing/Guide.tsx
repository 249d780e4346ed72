import { lazy, Suspense, type ReactElement, type RefObject } from 'react';
import { retry } from '../../platform/http/retry';
import { useMotion } from '../../platform/preferences/motion';
import { BreathBar } from './BreathBar';
import { BreathDisc } from './BreathDisc';
import type { GuideProps } from './guide-props';
import { useBreathingSettings } from './settings/breathing-settings';

const MovingPicture = lazy(() => retry(() => import('./pictures/MovingPicture')));

type Props = GuideProps & {
  /** Mist that moves with the circle. */
  mist?: RefObject<HTMLElement | null>;
};

/** What shows the breath: the picture that was chosen, or its still peer, which says the same in words and a bar. */
export function Guide({ mist, ...guide }: Props): ReactElement {
  const still = useMotion(({ motion }) => motion === 'still');
  const picture = useBreathingSettings((settings) => settings.picture);
  if (still) return <BreathBar {...guide} />;
  if (picture === 'circle') return <BreathDisc {...guide} mist={mist} />;
  return (
    <Suspense fallback={<BreathBar {...guide} />}>
      <MovingPicture picture={picture} {...guide} />
    </Suspense>
  );
}

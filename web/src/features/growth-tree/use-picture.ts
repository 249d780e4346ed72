import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../platform/clock/idle';
import type { Picture } from './picture';
import { requestPicture } from './pictures';

type Drawn = { readonly seed: string; readonly picture: Picture };

/** The picture that was drawn last: a person has one tree and meets it on several pages. */
let last: Drawn | null = null;

/**
 * The drawing of a person's tree; null until there is one. While another is drawn, the one before stays.
 *
 * @param leaves null while it is not known how many there are
 */
export function usePicture(
  seed: string,
  leaves: number | null,
  settled: number,
  flowers: number,
): Picture | null {
  const [drawn, setDrawn] = useState(last);
  const ofPerson = drawn?.seed === seed ? drawn.picture : null;
  const isWished =
    ofPerson?.leaves === leaves && ofPerson.settled === settled && ofPerson.flowers === flowers;
  useEffect(() => {
    if (isWished || leaves === null) return undefined;
    let calledOff = false;
    const show = (picture: Picture) => {
      last = { seed, picture };
      if (!calledOff) startTransition(() => setDrawn({ seed, picture }));
    };
    const stopWaiting = whenIdle(() => {
      requestPicture(seed, { leaves, settled, flowers }).then(show, () => {
        console.info('The tree is not shown: its code could not be loaded.');
      });
    });
    return () => {
      calledOff = true;
      stopWaiting();
    };
  }, [flowers, isWished, leaves, seed, settled]);
  return leaves === null ? null : ofPerson;
}

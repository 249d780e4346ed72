import type { Award } from '@stillgrove/domain/points/award';
import { retry } from '../http/retry';
import type { RefusedAward } from './delivery';
import type { AwardOutcome } from './outcome';

/** No point is earned at once: what is needed for them is loaded once the page is there. */
const points = () => retry(() => import('./member-points'));

/** Gives the signed-in person an award. */
export async function awardPoints(award: Award): Promise<AwardOutcome> {
  return (await points()).awardPoints(award);
}

/**
 * Calls back with awards that the server does not count.
 *
 * @param hear answers whether it has said so itself
 * @returns stops
 */
export function listenToRefusals(hear: (refused: RefusedAward) => boolean): () => void {
  let stop: (() => void) | null = null;
  let over = false;
  points()
    .then(({ listenToRefusals: listen }) => {
      if (!over) stop = listen(hear);
    })
    .catch(() => console.info('Refused points will not be told here: part of the page did not load.'));
  return () => {
    over = true;
    stop?.();
  };
}

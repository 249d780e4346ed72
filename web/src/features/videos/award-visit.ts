import { visitAward } from '@stillgrove/domain/points/rules';
import { today } from '../../platform/clock/clock';
import { awardPoints } from '../../platform/points/member-points';

/** One point and one leaf for opening a video or a scene; the same one counts once a day. */
export function awardVisit(id: string): void {
  void awardPoints(visitAward('video', id, today()));
}

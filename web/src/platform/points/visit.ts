import { t } from '@lingui/core/macro';
import type { VisitActivity } from '@stillgrove/domain/points/award';
import { visitAward } from '@stillgrove/domain/points/rules';
import { today } from '../clock/clock';
import { useAppStore } from '../session/app-store';
import { showToast } from '../toasts/toast-store';
import { awardPoints } from './lazy-points';

const SENTENCES = {
  recorded: t`You earned one leaf and one point.`,
  repeated: t`You already earned a leaf for this today. You can open it again any time.`,
  capped: t`You’ve earned all the points this gives in one day. Your tree keeps its leaves.`,
  unsaved: t`We couldn’t save this leaf: this browser doesn’t store data for this site, and our server didn’t take it. Check your connection.`,
} as const;

/**
 * Gives the signed-in person a leaf and a point for opening something, once a day each, and says what
 * came of it. Visitors get no points and no message.
 *
 * @param until nothing is said before this; for what fills the screen, which a message would lie on
 */
export async function awardVisit(
  activity: VisitActivity,
  itemId: string,
  until: Promise<void> = Promise.resolve(),
): Promise<void> {
  const { user } = useAppStore.getState().app;
  if (user === null) return;
  const result = await awardPoints(visitAward(activity, itemId, today()));
  await until;
  showToast(SENTENCES[result], 'calm', { ofPage: true });
}

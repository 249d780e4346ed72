import { bringGuestPoints } from '../points/member-points';
import { bringDrafts } from '../storage/drafts';
import { bringRounds } from '../storage/kept-rounds';
import { forgetMirrored } from '../storage/mirrored-name';
import { keepVisits, readVisits } from '../storage/visits';
import { createBringAlong } from './create-bring-along';
import { planGuest } from './plan';

/**
 * Moves what a guest has on this device to a member. Each step is done wholly or not at all and moves what it
 * finds, so that repeating it changes nothing. Whatever else is kept for a person has its step here.
 */
export const bringAlong = createBringAlong({
  done: (userId) => planGuest(null, userId),
  steps: [
    bringGuestPoints,
    (guestId, userId) => keepVisits(userId, { ...readVisits(guestId), ...readVisits(userId) }),
    async (guestId, userId) => (await import('../storage/today-notes')).moveHistory(guestId, userId),
    async (guestId, userId) => (await import('../storage/own-patterns')).bringPatterns(guestId, userId),
    async (guestId, userId) => (await import('../storage/own-mixes')).bringMixes(guestId, userId),
    // The member’s list and the private space are compared again: then nothing of either is taken for deleted.
    (guestId) => forgetMirrored(guestId),
    async (guestId, userId) => (await import('../safety-plan/open-plans')).bringPlan(guestId, userId),
    bringRounds,
    bringDrafts,
    async (guestId, userId) => (await import('../vault/rows')).browserRows.bring(guestId, userId),
  ],
});

import { isDeepStrictEqual } from 'node:util';
import type { OperatorAction } from '@stillgrove/contract/operator-actions';
import type {
  HoursRequest,
  OperatorTherapist,
  ProfileRequest,
} from '@stillgrove/contract/operator-therapists';
import { type Db, inTransaction, type Tx } from '../../db/transaction';
import { noteAction } from '../../platform/audit/audit';
import type { Clock } from '../../platform/clock';
import type { Outbox } from '../../platform/email/outbox';
import { replacedAddressEmail } from '../../platform/email/replaced-address-email';
import type { Result } from '../../platform/errors/refusal';
import {
  CHANGED_MEANWHILE,
  OTHER_PROFILES,
  appointmentsUpcoming,
  UNKNOWN_THERAPIST,
} from './operator-refusals';
import {
  addProfile,
  listProfiles,
  markRemoved,
  replaceHours,
  setPosition,
  updateProfile,
  wasRemoved,
} from './operator-store';
import { type UpcomingAppointment, countOutside, shownToOperators } from './operator-view';
import { hoursOf, profileOf } from './saved-content';

type Operator = { readonly userId: string };
export type Saved = {
  readonly therapist: OperatorTherapist;
  /** How many scheduled appointments do not lie within the hours as they are now. */
  readonly outside: number;
};

export type TherapistsService = {
  /** The directory in the order that visitors see. */
  list(): Promise<OperatorTherapist[]>;
  /** Adds or changes a profile; the same content again changes nothing. An address that is replaced is told so. */
  saveProfile(operator: Operator, id: string, request: ProfileRequest): Promise<Result<Saved>>;
  /** Puts other hours in the place of the old; appointments that are scheduled stay scheduled. */
  saveHours(operator: Operator, id: string, request: HoursRequest): Promise<Result<Saved>>;
  /** Removes a profile, though not while appointments are to come; again changes nothing. */
  remove(operator: Operator, id: string): Promise<Result>;
  /** Removes all samples or, while appointments with one are to come, none. @returns how many */
  removeSamples(operator: Operator): Promise<Result<number>>;
  /** @param ids every profile once, in the new order */
  order(operator: Operator, ids: readonly string[]): Promise<Result>;
};

export function createTherapistsService(options: {
  db: Db;
  clock: Clock;
  outbox: Pick<Outbox, 'enqueue'>;
  siteName: (db: Db) => Promise<string>;
  /** Without a slash at the end. */
  publicUrl: string;
  /** Scheduled appointments that have not begun, with whomever. */
  listUpcoming(db: Db, nowMs: number): Promise<UpcomingAppointment[]>;
}): TherapistsService {
  const { db, clock, outbox, siteName, publicUrl, listUpcoming } = options;

  const note = (tx: Tx, operator: Operator, action: OperatorAction['action'], subject: string) =>
    noteAction(tx, operator, { action, subject }, clock.now());

  const saved = async (tx: Tx, id: string): Promise<Saved> => {
    const [therapist] = await listProfiles(tx, id);
    if (!therapist) throw new Error('The profile that was saved is missing.');
    const upcoming = await listUpcoming(tx, clock.now());
    return { therapist: shownToOperators(therapist, upcoming), outside: countOutside(therapist, upcoming) };
  };

  return {
    async list() {
      const upcoming = await listUpcoming(db, clock.now());
      return (await listProfiles(db)).map((therapist) => shownToOperators(therapist, upcoming));
    },

    saveProfile: (operator, id, request) =>
      inTransaction(db, async (tx) => {
        const profile = profileOf({ ...request, email: request.email === '' ? null : request.email });
        const [before] = await listProfiles(tx, id);
        if (before === undefined) {
          if (request.version > 0 || (await wasRemoved(tx, id))) return UNKNOWN_THERAPIST;
          await addProfile(tx, id, profile, clock.now());
        } else {
          if (isDeepStrictEqual(profile, profileOf(before))) return saved(tx, id);
          if (before.version !== request.version) return CHANGED_MEANWHILE;
          await updateProfile(tx, id, before.version + 1, profile);
          if (before.email !== null && before.email !== profile.email)
            await outbox.enqueue(
              tx,
              replacedAddressEmail({
                recipient: before.email,
                what: 'appointments',
                occasion: `therapist:${id}:${String(before.version + 1)}`,
                siteName: await siteName(tx),
                publicUrl,
              }),
            );
        }
        await note(tx, operator, 'therapist-saved', id);
        return saved(tx, id);
      }),

    saveHours: (operator, id, request) =>
      inTransaction(db, async (tx) => {
        const hours = hoursOf(request);
        const [before] = await listProfiles(tx, id);
        if (before === undefined) return UNKNOWN_THERAPIST;
        if (isDeepStrictEqual(hours, hoursOf(before.hours))) return saved(tx, id);
        if (before.version !== request.version) return CHANGED_MEANWHILE;
        await replaceHours(tx, id, before.version + 1, hours);
        await note(tx, operator, 'hours-saved', id);
        return saved(tx, id);
      }),

    remove: (operator, id) =>
      inTransaction(db, async (tx) => {
        if (await wasRemoved(tx, id)) return null;
        const [before] = await listProfiles(tx, id);
        if (before === undefined) return UNKNOWN_THERAPIST;
        const { upcomingAppointments } = shownToOperators(before, await listUpcoming(tx, clock.now()));
        if (upcomingAppointments > 0) return appointmentsUpcoming(upcomingAppointments);
        await markRemoved(tx, id, clock.now());
        await note(tx, operator, 'therapist-removed', id);
        return null;
      }),

    removeSamples: (operator) =>
      inTransaction(db, async (tx) => {
        const samples = (await listProfiles(tx)).filter(({ isSample }) => isSample);
        const ids = new Set(samples.map(({ id }) => id));
        const upcoming = (await listUpcoming(tx, clock.now())).filter(({ therapistId }) =>
          ids.has(therapistId),
        );
        if (upcoming.length > 0) return appointmentsUpcoming(upcoming.length);
        for (const id of ids) {
          await markRemoved(tx, id, clock.now());
          await note(tx, operator, 'therapist-removed', id);
        }
        return ids.size;
      }),

    order: (operator, ids) =>
      inTransaction(db, async (tx) => {
        const before = (await listProfiles(tx)).map(({ id }) => id);
        if (!isDeepStrictEqual(before.toSorted(), ids.toSorted())) return OTHER_PROFILES;
        if (isDeepStrictEqual(before, ids)) return null;
        for (const [position, id] of ids.entries()) await setPosition(tx, id, position);
        await note(tx, operator, 'therapists-ordered', 'therapists');
        return null;
      }),
  };
}

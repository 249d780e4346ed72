import type { Appointment, RescheduleRequest } from '@stillgrove/contract/appointments';
import type { Db } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import { WRONG_LINK } from '../../platform/emailed-links/wrong-link';
import type { Result } from '../../platform/errors/refusal';
import { sha256 } from '../../platform/tokens';
import { type AppointmentLink, type AppointmentLinkPurpose, findAppointmentLink } from './link-store';
import type { AppointmentsService } from './service';

export type AppointmentLinksService = {
  /** What a link is for; it can still be used afterwards. */
  look(token: string): Promise<Result<{ purpose: AppointmentLinkPurpose; appointment: Appointment }>>;
  cancel(token: string): Promise<Result<Appointment>>;
  reschedule(token: string, to: RescheduleRequest): Promise<Result<Appointment>>;
};

/** What someone with the link of a reminder can do: to one appointment, and only what the link is for. */
export function createAppointmentLinksService(options: {
  db: Db;
  clock: Clock;
  appointments: Pick<AppointmentsService, 'list' | 'cancel' | 'reschedule'>;
}): AppointmentLinksService {
  const { db, clock, appointments } = options;
  const find = (token: string) => findAppointmentLink(db, sha256(token), clock.now());
  const withLink = async (
    token: string,
    purpose: AppointmentLinkPurpose,
    change: (link: AppointmentLink) => Promise<Result<Appointment>>,
  ) => {
    const link = await find(token);
    return link?.purpose === purpose ? change(link) : WRONG_LINK;
  };

  return {
    async look(token) {
      const link = await find(token);
      if (link === null) return WRONG_LINK;
      const own = await appointments.list(link.member.userId);
      const appointment = own.find(({ id }) => id === link.appointmentId);
      return appointment === undefined ? WRONG_LINK : { purpose: link.purpose, appointment };
    },
    cancel: (token) =>
      withLink(token, 'cancel', ({ member, appointmentId }) => appointments.cancel(member, appointmentId)),
    reschedule: (token, to) =>
      withLink(token, 'move', ({ member, appointmentId }) =>
        appointments.reschedule(member, appointmentId, to),
      ),
  };
}

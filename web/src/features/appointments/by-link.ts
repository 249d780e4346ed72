import type { Appointment } from '@stillgrove/contract/appointments';

export type ByLinkProps = {
  /** The part of the link behind the `#`. */
  token: string;
  appointment: Appointment;
  onChanged: (appointment: Appointment) => void;
};

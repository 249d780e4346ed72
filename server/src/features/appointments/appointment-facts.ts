import type { StoredAppointment } from './store';

/** Who schedules. */
export type Member = {
  readonly userId: string;
  readonly fullName: string;
  readonly email: string;
  /** When the address was confirmed, in milliseconds since 1970; null while it is not. */
  readonly confirmedAtMs: number | null;
};

/** All that email about an appointment speaks of. */
export type AppointmentFacts = {
  readonly appointment: StoredAppointment;
  readonly visitor: { readonly fullName: string; readonly email: string };
  readonly therapist: {
    readonly name: string;
    readonly isSample: boolean;
    readonly email: string | null;
    readonly hours: { readonly timeZone: string };
  };
  readonly site: { readonly name: string; readonly email: string };
  /** What the operator who called it off says to the visitor; may be empty. */
  readonly note?: string;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  readonly nowMs: number;
};

/** `canceled` by the visitor, `called-off` by an operator. */
export type AppointmentChange = 'scheduled' | 'moved' | 'canceled' | 'called-off';

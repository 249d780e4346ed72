import type { Tx } from '../../db/transaction';
import { newToken, sha256 } from '../../platform/tokens';
import { type AppointmentLinkPurpose, putAppointmentLink } from './link-store';
import type { StoredAppointment } from './store';

/** Whole addresses for the emails about one appointment. */
export type AppointmentLinks = Readonly<Record<AppointmentLinkPurpose, string>>;

/**
 * Makes the links of an appointment and voids those before them. The token stands behind the `#`, which browsers keep
 * to themselves, and the page asks for a press: programs that check email open links, but press nothing.
 *
 * @param publicUrl without a slash at the end
 */
export async function issueAppointmentLinks(
  tx: Tx,
  { id }: StoredAppointment,
  { email, publicUrl }: { email: string; publicUrl: string },
): Promise<AppointmentLinks> {
  const issue = async (purpose: AppointmentLinkPurpose) => {
    const token = newToken();
    await putAppointmentLink(tx, { appointmentId: id, purpose, tokenHash: sha256(token), email });
    return `${publicUrl}/change-appointment#${token}`;
  };
  return { cancel: await issue('cancel'), move: await issue('move') };
}

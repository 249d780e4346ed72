import * as z from 'zod/mini';

/** A person of the directory, as visitors see them. */
export const therapist = z.strictObject({
  id: z.string(),
  name: z.string(),
  qualifications: z.string(),
  /** BCP 47 tags. */
  languages: z.array(z.string()),
  helpsWith: z.array(z.string()),
  /** Ways to meet. */
  meets: z.array(z.enum(['in-person', 'online'])),
  about: z.string(),
  /** Shown as an example that an operator replaces; not a real person. */
  isSample: z.boolean(),
  /** Whether appointments can be scheduled: some hours are set. */
  takesAppointments: z.boolean(),
  appointmentMinutes: z.number(),
});

export type Therapist = z.infer<typeof therapist>;
export type TherapistsPageData = { readonly therapists: readonly Therapist[] };

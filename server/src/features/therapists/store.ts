import { type Therapist, therapist as therapistSchema } from '@stillgrove/contract/therapists';
import type { Db } from '../../db/transaction';

/** The directory, in the order that the operator chose. */
export async function listTherapists(db: Db): Promise<Therapist[]> {
  const rows = await db.selectFrom('therapists').selectAll().orderBy('position').orderBy('id').execute();
  return rows.map((row) =>
    therapistSchema.parse({
      id: row.id,
      name: row.name,
      qualifications: row.qualifications,
      languages: JSON.parse(row.languages) as unknown,
      helpsWith: JSON.parse(row.helps_with) as unknown,
      meets: JSON.parse(row.meets) as unknown,
      about: row.about,
      isSample: row.is_sample === 1,
    }),
  );
}

import type { Db } from '../../db/transaction';
import { signedInPeople } from '../../testing/signed-in-people';

/** Someone who is signed in, and what the instance said it has stored of theirs. */
export type Player = {
  readonly userId: string;
  readonly cookie: string;
  readonly acknowledged: Set<string>;
};

export async function newPlayers(db: Db, number: number): Promise<Player[]> {
  const people = await signedInPeople(db, number);
  return people.map((person) => ({ ...person, acknowledged: new Set() }));
}

import { deleteDiary, lookForDiary } from '../diary-vault/diary';
import { forgetMemberPoints } from '../points/member-points';
import { setUser } from './app-store';

/** Removes all that this device keeps of a person whose account is no more. */
export async function forgetMember(userId: string): Promise<void> {
  await forgetMemberPoints(userId);
  await lookForDiary(userId);
  await deleteDiary();
  localStorage.clear();
  sessionStorage.clear();
  setUser(null);
}

import type {
  LoginAnswer,
  LoginRequest,
  LogoutAnswer,
  MeAnswer,
  RegisterAnswer,
  RegisterRequest,
  User,
} from '@stillgrove/contract/accounts';
import type { SignedInAnswer } from '@stillgrove/contract/second-factor';
import { again } from '../http/again';
import { request, UnreachableError } from '../http/request';
import { setLoading, setOperator, setUser } from './app-store';
import { readLastMember, rememberMember } from './last-member';
import { clearLogoutPending, isLogoutPending, markLogoutPending } from './pending-logout';

const API = '/api/v1/user';

/** Loaded for members only: visitors have no points to keep. */
const memberPoints = () => again(() => import('../points/member-points'));

/** Finds out who is here: at once from the device, then for certain from the server. */
export async function loadSession(): Promise<void> {
  if (isLogoutPending()) await endServerSession();
  const remembered = isLogoutPending() ? null : readLastMember();
  if (remembered !== null) {
    await showPoints(remembered.id);
    setUser(remembered);
  }
  try {
    const { user, operator } = await request<MeAnswer>('GET', `${API}/me`);
    await adoptUser(isLogoutPending() ? null : user);
    setOperator(operator);
  } catch {
    setOperator(false);
    setUser(remembered);
    if (remembered !== null) await (await memberPoints()).loadMemberPoints(remembered.id);
  }
}

/** Before any page of a person may give an award, which could not be kept. Without this code pages open all the same. */
async function showPoints(userId: string): Promise<void> {
  try {
    await (await memberPoints()).showMemberPoints(userId);
  } catch (error) {
    console.info('Points are not shown, as their code did not arrive.', error);
  }
}

async function adoptUser(user: MeAnswer['user']): Promise<void> {
  if (user === null) {
    if (readLastMember() !== null) await (await memberPoints()).releaseMemberPoints();
    setUser(null);
    return;
  }
  rememberMember(user);
  const { showMemberPoints, loadMemberPoints } = await memberPoints();
  // What is stored here becomes this person's before any of their pages reads or writes it.
  await showMemberPoints(user.id);
  setUser(user);
  await loadMemberPoints(user.id);
}

/** Shows what the person has just changed about themselves. */
export function updateUser(user: User): void {
  rememberMember(user);
  setUser(user);
}

export async function register(body: RegisterRequest): Promise<RegisterAnswer> {
  return whileLoading(() => request<RegisterAnswer>('POST', `${API}/register`, { body }));
}

/** @returns an answer without a user where a second step is needed */
export async function signIn(body: LoginRequest): Promise<LoginAnswer> {
  return whileLoading(async () => {
    const answer = await request<LoginAnswer>('POST', `${API}/login`, { body });
    clearLogoutPending();
    if (answer.user) await adoptUser(answer.user);
    return answer;
  });
}

/** Completes a sign-in with whatever came after the password, or in place of it. */
export async function completeSignIn(show: () => Promise<SignedInAnswer>): Promise<SignedInAnswer> {
  return whileLoading(async () => {
    const answer = await show();
    clearLogoutPending();
    await adoptUser(answer.user);
    const { operator } = await request<MeAnswer>('GET', `${API}/me`);
    setOperator(operator);
    return answer;
  });
}

/**
 * Ends the session here and on the server. What was earned and not yet delivered stays on the device
 * for the next sign-in.
 *
 * @returns the server's message, or null when the server was not reached (it is told later)
 */
export async function signOut(): Promise<string | null> {
  return whileLoading(async () => {
    await (await memberPoints()).releaseMemberPoints();
    const message = await endServerSession();
    setOperator(false);
    setUser(null);
    return message;
  });
}

async function endServerSession(): Promise<string | null> {
  markLogoutPending();
  try {
    const answer = await request<LogoutAnswer>('GET', `${API}/logout`);
    clearLogoutPending();
    return answer.message;
  } catch (error) {
    if (!(error instanceof UnreachableError)) clearLogoutPending();
    console.info('The logout call failed and is repeated later.');
    return null;
  }
}

async function whileLoading<Result>(work: () => Promise<Result>): Promise<Result> {
  setLoading(true);
  try {
    return await work();
  } finally {
    setLoading(false);
  }
}

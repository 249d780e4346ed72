import type {
  LoginAnswer,
  LoginRequest,
  RegisterAnswer,
  RegisterRequest,
  User,
} from '@stillgrove/contract/accounts';
import * as operations from '@stillgrove/contract/operations/accounts';
import { isUser } from './answers';
import { readLogin, readRegistered } from './arrival-answers';
import type { Session } from './create-session';
import type { SessionPorts } from './ports';

/** The ways into an account. */
export type Arrivals = {
  register(body: RegisterRequest): Promise<RegisterAnswer>;
  /** @returns an answer without a user where a second step is needed */
  signIn(body: LoginRequest): Promise<LoginAnswer>;
  /** Completes a sign-in with whatever came after the password, or in place of it. */
  completeSignIn<Answer extends { readonly user: User }>(show: () => Promise<Answer>): Promise<Answer>;
  /** Whether what the guest here has on this device goes along into the account, from now on; it does at first. */
  bringGuest(on: boolean): void;
};

type Ports = Pick<SessionPorts, 'http' | 'store' | 'oneTabAtATime'> & {
  readonly session: Pick<Session, 'arrive'>;
  /** Writes down that a guest's things are to come along, until they have; null drops that. */
  readonly plan: (guestId: string | null, userId: string) => void;
};

/** Registering and signing in. Apart from the session itself, since only the sign-in page needs it. */
export function createArrivals({ http, store, oneTabAtATime, session, plan }: Ports): Arrivals {
  let brings = true;

  const arrive = async (user: User) => {
    const here = store.getState().app.user;
    if (brings && here?.isGuest === true) plan(here.id, user.id);
    try {
      await session.arrive(user);
    } catch (error) {
      plan(null, user.id);
      throw error;
    }
  };

  const whileLoading = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const setLoading = (loading: boolean) => store.setState(({ app }) => ({ app: { ...app, loading } }));
    setLoading(true);
    try {
      return await work();
    } finally {
      setLoading(false);
    }
  };

  return {
    bringGuest(on) {
      brings = on;
    },

    register: (body) =>
      whileLoading(() =>
        http.request<RegisterAnswer>(operations.register.method, operations.register.path, {
          body,
          member: null,
          read: readRegistered,
        }),
      ),

    signIn: (body) =>
      whileLoading(async () => {
        const answer = await oneTabAtATime(() =>
          http.request<LoginAnswer>(operations.signIn.method, operations.signIn.path, {
            body,
            member: null,
            read: readLogin,
          }),
        );
        if (answer.user) await arrive(answer.user);
        return answer;
      }),

    completeSignIn: (showMore) =>
      whileLoading(async () => {
        const answer = await oneTabAtATime(showMore);
        if (!isUser(answer.user)) throw new Error('Unexpected response format');
        await arrive(answer.user);
        return answer;
      }),
  };
}

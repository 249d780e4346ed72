import type { StoreApi } from 'zustand';
import type { Http } from '../http/request';
import type { AppState, Member } from './app-store';
import type { HandOverWord } from './words';

/** What tabs of one browser tell each other about who is signed in. */
export type TabMessage = {
  readonly what: 'signed-in' | 'signed-out' | 'deleted';
  readonly userId: string;
};

/** Whose logout the server has not confirmed, where that is known. */
export type PendingLogout = { readonly userId: string | null };

/** All that a session touches. None of it throws because storage is refused. */
export type SessionPorts = {
  readonly http: Pick<Http, 'request' | 'actFor' | 'onMismatch'>;
  readonly store: Pick<StoreApi<AppState>, 'getState' | 'setState'>;
  /** What the device keeps for all tabs. */
  readonly device: {
    readMember(): Member | null;
    remember(member: Pick<Member, 'id' | 'fullName'>): void;
    forgetMember(): void;
    /** Removes everything that this site stored under plain names, for this tab and for all. */
    clear(): void;
    /** Whether this browser keeps anything that a page stores. */
    keepsThings(): Promise<boolean>;
  };
  readonly pendingLogout: {
    read(): PendingLogout | null;
    mark(userId: string): void;
    clear(): void;
  };
  readonly points: {
    /** Shows a person's points, after what they had as a guest, if that was to come along. */
    show(userId: string): Promise<void>;
    load(userId: string): Promise<void>;
    /** Delivers what can be delivered and puts the person's values aside for the next sign-in. */
    release(): Promise<void>;
    forget(userId: string): Promise<void>;
  };
  readonly diary: {
    forget(userId: string): Promise<void>;
    /** Moves sealed words that a page left when it went away to where `device.clear` does not reach. */
    park(): Promise<void>;
  };
  readonly tabs: {
    tell(message: TabMessage): void;
    hear(listener: (message: TabMessage) => void): void;
  };
  readonly page: {
    /** The tab is seen again, or the network is back. */
    onReturn(listener: () => void): void;
    onLeave(listener: () => void): void;
    reload(): void;
    /** Is said by the page that is loaded next in this tab. */
    leaveWord(word: HandOverWord): void;
    takeWord(): HandOverWord | null;
    /** Whether the sign-in form has just signed someone in without scripts; true once. */
    takeSignedInByForm(): boolean;
  };
  readonly clock: {
    /** Milliseconds of a clock that only goes forward. */
    now(): number;
    /** @returns cancels it */
    after(ms: number, work: () => void): () => void;
  };
  /** Waits until no other tab of this browser signs in or out. */
  oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result>;
  /** A random UUID. */
  newId(): string;
  say(message: string, tone?: 'calm' | 'error'): void;
};

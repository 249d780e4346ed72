import { planGuest } from '../guests/plan';
import { http } from '../http/request';
import { useAppStore } from './app-store';
import { createArrivals } from './create-arrivals';
import { oneTabAtATime, session } from './session';

/** The ways into an account, in this tab. */
export const arrivals = createArrivals({ http, store: useAppStore, oneTabAtATime, session, plan: planGuest });

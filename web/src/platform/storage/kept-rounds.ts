import { useAppStore } from '../session/app-store';
import { recall, remember } from './tab-memory';

/** Rounds live as long as their tab: a reload goes on with them, and another tab has its own. */
const PREFIX = 'round:';

/** The round of a game that the signed-in person had begun in this tab, as it was kept, or null. */
export function readRound(game: string): unknown {
  return recall(nameOf(game));
}

export function keepRound(game: string, round: unknown): void {
  remember(nameOf(game), round);
}

/** Rounds that a guest began go on under the account that they made. */
export function bringRounds(guestId: string, userId: string): void {
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (!name.startsWith(PREFIX) || !name.endsWith(`:${guestId}`)) continue;
      remember(name.replace(guestId, userId), recall(name));
      remember(name, null);
    }
  } catch {
    // Nothing was kept, so nothing comes along.
  }
}

/** Leaves nothing for the next person who signs in. */
export function forgetRounds(): void {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept, so nothing needs to go.
  }
}

function nameOf(game: string): string {
  return `${PREFIX}${game}:${useAppStore.getState().app.user?.id ?? ''}`;
}

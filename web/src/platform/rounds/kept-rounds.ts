import { useAppStore } from '../session/app-store';

/** Rounds live as long as their tab: a reload goes on with them, and another tab has its own. */
const PREFIX = 'round:';

/** The round of a game that the signed-in person had begun in this tab, as it was kept, or null. */
export function readRound(game: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(game)) ?? 'null');
  } catch {
    return null;
  }
}

export function keepRound(game: string, round: unknown): void {
  try {
    sessionStorage.setItem(nameOf(game), JSON.stringify(round));
  } catch {
    // Without storage a reload begins a new round, and that is all.
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

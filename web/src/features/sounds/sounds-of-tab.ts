import { loudness, useSoundPreferences } from '../../platform/audio/sound-preferences';
import { readPreference } from '../../platform/preferences/preferences';
import { useAppStore } from '../../platform/session/app-store';
import { browserMixPlayer } from '../../platform/sound-garden/browser-mix-player';
import { soundsOf } from '../../ui/sound/sound-words';
import { createSoundsSession, type SoundsSession } from './sounds-session';

let known: SoundsSession | null = null;

/** The sounds of this tab, as loud as this device plays everything. They go on while other pages are shown. */
export function soundsOfTab(): SoundsSession {
  known ??= createSession();
  return known;
}

function createSession(): SoundsSession {
  const player = browserMixPlayer();
  const session = createSoundsSession({
    player,
    titleOf: ({ mix, name }) => (name === '' ? soundsOf(mix) : name),
    company: () => (readPreference('sound-company') === 'ambient' ? 'ambient' : 'playback'),
  });
  const follow = () => player.setVolume(loudness(useSoundPreferences.getState()));
  follow();
  useSoundPreferences.subscribe(follow);
  // Whoever comes after someone else hears nothing of theirs.
  useAppStore.subscribe(({ app }, before) => {
    if (before.app.user !== null && before.app.user.id !== app.user?.id) session.forget();
  });
  return session;
}

import { speakers } from './device-voice';
import { useVoicePreference } from './voice-preference';

/** Reads a sentence of a guide aloud, where someone chose that. */
export function say(text: string): void {
  if (useVoicePreference.getState().spoken) speakers.speak(text, () => undefined);
}

/** Stops what a guide is reading aloud. Where it reads nothing, the device's voice may be someone else's. */
export function hush(): void {
  if (useVoicePreference.getState().spoken) speakers.silence();
}

/** Stops what is being read aloud as soon as that is turned off. @returns how to stop doing so */
export function hushWhenTurnedOff(): () => void {
  return useVoicePreference.subscribe(({ spoken }) => {
    if (!spoken) speakers.silence();
  });
}

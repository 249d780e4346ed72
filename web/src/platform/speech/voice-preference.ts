import { create } from 'zustand';
import { readPreference, writePreference } from '../preferences/preferences';

/** Whether a guide is to be spoken by the device's voice; off until someone wants it. */
export const useVoicePreference = create<{ spoken: boolean }>(() => ({ spoken: false }));

/** Takes over what was chosen on this device before. */
export function loadVoicePreference(): void {
  useVoicePreference.setState({ spoken: readPreference('voice') === 'on' });
}

export function setSpoken(spoken: boolean): void {
  writePreference('voice', spoken ? 'on' : 'off');
  useVoicePreference.setState({ spoken });
}

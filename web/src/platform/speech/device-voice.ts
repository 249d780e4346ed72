import type { Voice } from './reader';

/** A little slower than talk: the texts are for people under strain. */
const RATE = 0.95;

/**
 * The English voice of this device, if it has one. Voices of a distant service are left out: what
 * someone reads here is no one else's business.
 */
export function deviceVoice(): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in globalThis)) return undefined;
  const voices = speechSynthesis.getVoices().filter(isEnglishAndLocal);
  return voices.find((voice) => voice.default) ?? voices[0];
}

/** Many browsers know their voices only some time after the page is there. */
export function watchVoices(report: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => undefined;
  speechSynthesis.onvoiceschanged = report;
  return () => {
    speechSynthesis.onvoiceschanged = null;
  };
}

/** Held while they are spoken: some browsers drop an utterance that no one holds, and its end with it. */
const held = new Set<SpeechSynthesisUtterance>();

/** Speaks with the device's own voice. */
export const speakers: Voice = {
  speak(text, done) {
    const voice = deviceVoice();
    if (voice === undefined) {
      done(false);
      return;
    }
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = RATE;
    const end = (spoken: boolean) => {
      held.delete(utterance);
      done(spoken);
    };
    utterance.onend = () => end(true);
    utterance.onerror = () => end(false);
    held.add(utterance);
    speechSynthesis.speak(utterance);
  },
  silence: () => speechSynthesis.cancel(),
};

function isEnglishAndLocal({ lang, localService }: SpeechSynthesisVoice): boolean {
  return localService && /^en\b/i.test(lang);
}

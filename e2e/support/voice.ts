import type { Page } from '@playwright/test';

/** Gives the device a voice of its own that notes what it speaks. Before the first visit. */
export async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    const voice = { lang: 'en-GB', localService: true, default: true, name: 'Own', voiceURI: 'own' };
    const synthesis = {
      getVoices: () => [voice],
      speak: ({ text }: { text: string }) => void spoken.push(text),
      cancel: () => void spoken.push('(silence)'),
    };
    function Utterance(this: { text: string }, text: string) {
      this.text = text;
    }
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.assign(window, { spoken, SpeechSynthesisUtterance: Utterance });
  });
}

/** A device without any voice. Before the first visit. */
export async function takeVoices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'speechSynthesis', {
      value: { getVoices: () => [], cancel: () => undefined },
    });
  });
}

export function spokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Reflect.get(globalThis, 'spoken') as readonly string[]);
}

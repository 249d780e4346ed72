import type { ErrorAnswer } from '@stillgrove/contract/answers';

/** Written by the build, as a constant here, so that the first language’s pages have nothing of what follows. */
declare const BUILD_LANGUAGE_IS_FIRST: boolean;

/**
 * A refusal in the language of the page, written from its code and values. The sentences are loaded when the first is
 * needed; a code that this build does not know, and a page that can't load them, keep the server’s English.
 */
export async function inPageLanguage(answer: ErrorAnswer): Promise<ErrorAnswer> {
  if (BUILD_LANGUAGE_IS_FIRST) return answer;
  try {
    const { translated } = await import('./translated-refusal');
    return translated(answer);
  } catch (error) {
    console.info('The sentences of refusals could not be loaded.', error);
    return answer;
  }
}

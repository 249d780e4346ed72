const FIRST_PAUSE_MS = 1_000;
const LAST_PAUSE_MS = 32_000;

/**
 * Tries again what breaks off on a bad network, after longer and longer pauses, for a minute in all.
 *
 * @param lastPauseMs gives up earlier: the longest pause, in milliseconds
 * @throws what the last try threw
 */
export async function retry<Result>(
  work: () => Promise<Result>,
  lastPauseMs = LAST_PAUSE_MS,
): Promise<Result> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs *= 2) {
    try {
      return await work();
    } catch (error) {
      if (pauseMs > lastPauseMs) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

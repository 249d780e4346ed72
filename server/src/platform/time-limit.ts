/**
 * Waits for an answer no longer than told. What was asked goes on and is no longer listened to.
 *
 * @returns the answer, or null when there was none in time or an error came instead
 */
export async function withinLimit<Answer>(limitMs: number, asked: Promise<Answer>): Promise<Answer | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, limitMs, null);
  });
  try {
    return await Promise.race([asked, late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

const TIME_LIMIT_MS = 15_000;

/** Names the checker and what it is after, for whoever reads the other side's log. */
const USER_AGENT = 'Stillgrove link checker (one request a link, by hand, now and then)';

/** Answers of sites that do not like HEAD; they are asked once more by GET. */
const ASK_BY_GET = new Set([400, 403, 404, 405, 406, 500, 501, 503]);

/** Doors that are shut to programs but perhaps not to people. */
const SHUT_TO_PROGRAMS = new Set([401, 403, 405, 406, 429, 451, 999]);

/**
 * @typedef {'fine' | 'moved' | 'unsure' | 'broken'} Verdict
 * `unsure` is for a person to look at: the site refuses programs, or did not answer in time.
 * @typedef {{ verdict: Verdict, note: string }} Finding
 */

/**
 * Asks whether a link still leads somewhere: HEAD first, GET only where that is refused.
 * @param {string} link
 * @param {number} [timeLimitMs]
 * @returns {Promise<Finding>}
 */
export async function checkLink(link, timeLimitMs = TIME_LIMIT_MS) {
  try {
    const head = await ask('HEAD', link, timeLimitMs);
    return judge(link, ASK_BY_GET.has(head.status) ? await ask('GET', link, timeLimitMs) : head);
  } catch (error) {
    return failed(error);
  }
}

/**
 * @param {'HEAD' | 'GET'} method
 * @param {string} link
 * @param {number} timeLimitMs
 */
async function ask(method, link, timeLimitMs) {
  const response = await fetch(link, {
    method,
    headers: { 'user-agent': USER_AGENT },
    signal: AbortSignal.timeout(timeLimitMs),
  });
  await response.body?.cancel();
  return { status: response.status, url: response.url };
}

/**
 * @param {string} link
 * @param {{ status: number, url: string }} answer
 * @returns {Finding}
 */
function judge(link, { status, url }) {
  if (SHUT_TO_PROGRAMS.has(status)) return { verdict: 'unsure', note: `refuses programs (${status})` };
  if (status >= 400) return { verdict: 'broken', note: `answers ${status}` };
  const moved = new URL(link).href !== url;
  return moved ? { verdict: 'moved', note: `leads to ${url}` } : { verdict: 'fine', note: '' };
}

/**
 * @param {unknown} error
 * @returns {Finding}
 */
function failed(error) {
  if (error instanceof Error && error.name === 'TimeoutError')
    return { verdict: 'unsure', note: 'did not answer in time' };
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
  return { verdict: 'broken', note: `cannot be reached (${code})` };
}

/** @typedef {{ name: string, ph: string, ts: number, dur?: number, tdur?: number, pid: number, tid: number, args?: { data?: { type?: string } } }} TraceEvent */

export const CATEGORIES = ['-*', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];
const FRAME_US = 1_000_000 / 60;

/** What a page makes its main thread do. The tracing's own tasks, of a hundred milliseconds, have other names. */
const PAGE_WORK = new Set([
  'Commit',
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FunctionCall',
  'HitTest',
  'Layerize',
  'Layout',
  'MajorGC',
  'MinorGC',
  'Paint',
  'PrePaint',
  'RunMicrotasks',
  'ParseAuthorStyleSheet',
  'ParseHTML',
  'TimerFire',
  'UpdateLayoutTree',
  'v8.compileModule',
  'v8.evaluateModule',
]);

/**
 * Milliseconds of work in each frame in which there was any, in thread time: a machine that is busy with
 * something else is not the page's doing.
 * @param {readonly TraceEvent[]} events
 * @returns {number[]}
 */
export function framesOf(events) {
  /** @type {Map<number, number>} */
  const frames = new Map();
  for (const { ts, ms } of workOf(events)) {
    const frame = Math.floor(ts / FRAME_US);
    frames.set(frame, (frames.get(frame) ?? 0) + ms);
  }
  return [...frames.values()];
}

/**
 * The longest task of the main thread in milliseconds, what the page itself did in it in thread time, and the
 * name of its largest piece.
 * @param {readonly TraceEvent[]} events
 * @returns {{ ms: number, mostly: string }}
 */
export function longestTaskOf(events) {
  const work = workOf(events);
  const tasks = events
    .filter(
      ({ name, ph, pid, tid }) =>
        name === 'RunTask' && ph === 'X' && pid === work[0]?.pid && tid === work[0].tid,
    )
    .sort((a, b) => a.ts - b.ts);
  let longest = { ms: 0, mostly: '' };
  let next = 0;
  for (const { ts, dur = 0 } of tasks) {
    while ((work[next]?.ts ?? Infinity) < ts) next += 1;
    const first = next;
    while ((work[next]?.ts ?? Infinity) < ts + dur) next += 1;
    const pieces = work.slice(first, next).sort((a, b) => b.ms - a.ms);
    const ms = pieces.reduce((sum, piece) => sum + piece.ms, 0);
    if (ms > longest.ms) longest = { ms, mostly: pieces[0]?.name ?? '' };
  }
  return longest;
}

/**
 * What the page did on its main thread, one piece after the other.
 * @param {readonly TraceEvent[]} events
 * @returns {{ name: string, ts: number, ms: number, pid: number, tid: number }[]}
 */
function workOf(events) {
  const work = busiestThread(events.filter(({ name, ph }) => ph === 'X' && PAGE_WORK.has(name))).sort(
    (a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0),
  );
  if (work.length === 0) throw new Error('the page did nothing while it was used');
  const pieces = [];
  let countedUntil = 0;
  for (const { name, ts, dur = 0, tdur = dur, pid, tid, args } of work) {
    // What lies within work that is counted already is part of it.
    if (ts < countedUntil) continue;
    countedUntil = ts + dur;
    pieces.push({ name: args?.data?.type ?? name, ts, ms: tdur / 1000, pid, tid });
  }
  return pieces;
}

/**
 * The events of the page's main thread: the browser's own surfaces and spare pages hardly work meanwhile.
 * @param {readonly TraceEvent[]} events
 * @returns {TraceEvent[]}
 */
function busiestThread(events) {
  /** @type {Map<string, TraceEvent[]>} */
  const threads = new Map();
  for (const event of events) {
    const thread = `${event.pid} ${event.tid}`;
    const known = threads.get(thread);
    if (known === undefined) threads.set(thread, [event]);
    else known.push(event);
  }
  return [...threads.values()].sort((a, b) => b.length - a.length)[0] ?? [];
}

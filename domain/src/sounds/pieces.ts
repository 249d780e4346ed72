import { audibleMs } from './cues';
import type { TrackPlan } from './track';

/**
 * How long the pieces of a track are at most. The first is short, since it is waited for; the others are made while one is
 * heard, and none takes more than 20 MB.
 */
const PIECES_WITH_LAYERS_MS = [12_000, 45_000, 150_000, 300_000] as const;
const PIECES_OF_CUES_MS = [60_000, 240_000, 600_000] as const;

/** Where a piece may end: in the last part of its time. */
const EARLIEST_SHARE = 0.6;
/** More silence than this before the next cue is no better. */
const ENOUGH_MS = 400;

type Heard = { readonly fromMs: number; readonly toMs: number };

/**
 * Where a track is divided into pieces that are played one after the other, as ends in milliseconds; the last is the end
 * of the track. Between two pieces a browser is silent for a moment, so a piece ends where no cue is heard, or the fewest,
 * and best well before the next one. A loop is one piece.
 */
export function pieceEnds(plan: TrackPlan): readonly number[] {
  if (plan.loops) return [plan.durationMs];
  const lengths: readonly number[] = plan.layers.length > 0 ? PIECES_WITH_LAYERS_MS : PIECES_OF_CUES_MS;
  const longest = lengths.at(-1) ?? plan.durationMs;
  const heard = plan.strikes
    .map(({ atMs, cue }) => ({ fromMs: atMs, toMs: atMs + audibleMs(cue) }))
    .sort((one, other) => one.fromMs - other.fromMs);
  const ends: number[] = [];
  let fromMs = 0;
  while (fromMs < plan.durationMs) {
    const ms = lengths[ends.length] ?? longest;
    const rest = plan.durationMs - fromMs;
    // No piece of a few seconds at the end.
    fromMs = rest <= 1.2 * ms ? plan.durationMs : quietest(heard, fromMs + EARLIEST_SHARE * ms, fromMs + ms);
    ends.push(fromMs);
  }
  return ends;
}

/** The moment between two with the fewest cues and the longest silence; of equals the latest. */
function quietest(heard: readonly Heard[], earliestMs: number, latestMs: number): number {
  const near = heard.filter(({ fromMs, toMs }) => toMs > earliestMs && fromMs < latestMs + ENOUGH_MS);
  const moments = [
    latestMs,
    ...near.flatMap(({ fromMs, toMs }) => [toMs, fromMs, fromMs - ENOUGH_MS]),
  ].filter((atMs) => atMs >= earliestMs && atMs <= latestMs);
  let best = { atMs: latestMs, cost: Infinity };
  for (const atMs of moments) {
    const sounding = near.filter(({ fromMs, toMs }) => fromMs < atMs && toMs > atMs).length;
    const next = Math.min(...near.filter(({ fromMs }) => fromMs >= atMs).map(({ fromMs }) => fromMs - atMs));
    const cost = sounding * ENOUGH_MS + ENOUGH_MS - Math.min(ENOUGH_MS, next);
    if (cost < best.cost || (cost === best.cost && atMs > best.atMs)) best = { atMs, cost };
  }
  return best.atMs;
}

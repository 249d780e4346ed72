import { type Part, partsOf } from './parts';
import type { TrackPlan } from './track';
import { createTrackRenderer, samplesAt } from './track-renderer';
import { makeWav } from './wav';

/** A part of a track as a WAV file. */
export type WavPiece = {
  readonly wav: Uint8Array<ArrayBuffer>;
  readonly lengthMs: number;
  /** How often it is heard; `Infinity` until the next piece is there, or for good. */
  readonly times: number;
};

/** Where two pieces with sounds meet, they sink and rise for so long, in seconds. */
const EDGE_SECONDS = 0.12;

/** The pieces of a track in the order in which they are heard; each is made when it is asked for. */
export function* wavPiecesOf(plan: TrackPlan): Generator<WavPiece, void> {
  const parts = partsOf(plan);
  for (const part of parts)
    yield* wavPiecesOfPart(part, { isFirst: part === parts[0], isLast: part === parts.at(-1) });
}

function* wavPiecesOfPart(
  { plan, ends, times }: Part,
  { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean },
): Generator<WavPiece, void> {
  const { rate, fill } = createTrackRenderer(plan);
  // What is heard again and again goes over into itself, and what begins or ends a track does so softly.
  const edge = plan.layers.length > 0 && times === 1 ? Math.round(EDGE_SECONDS * rate) : 0;
  let fromMs = 0;
  for (const toMs of ends) {
    const wav = makeWav(fill, samplesAt(toMs, rate) - samplesAt(fromMs, rate), rate, {
      atBeginning: isFirst && fromMs === 0 ? 0 : edge,
      atEnd: isLast && toMs === ends.at(-1) ? 0 : edge,
    });
    yield { wav, lengthMs: toMs - fromMs, times };
    fromMs = toMs;
  }
}

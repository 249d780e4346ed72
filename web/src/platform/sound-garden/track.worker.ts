/// <reference lib="webworker" />
import type { TrackPlan } from '@stillgrove/domain/sounds/track';
import { wavPiecesOf, type WavPiece } from '@stillgrove/domain/sounds/wav-pieces';
import type { Piece } from './piece';

/** The first message is the plan; each one after it asks for the next piece. */
export type Request = { readonly plan: TrackPlan } | 'next';

declare const self: DedicatedWorkerGlobalScope;

let pieces: Iterator<WavPiece, void> | null = null;

self.onmessage = ({ data }: MessageEvent<Request>) => {
  if (data === 'next') self.postMessage(nextPiece());
  else pieces = wavPiecesOf(data.plan);
};

function nextPiece(): Piece | null {
  const beganAtMs = performance.now();
  const next = pieces?.next();
  if (next === undefined || next.done === true) return null;
  const { wav, lengthMs, times } = next.value;
  const sound = new Blob([wav], { type: 'audio/wav' });
  return { sound, lengthMs, times, tookMs: performance.now() - beganAtMs };
}

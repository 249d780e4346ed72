import type { Refusal } from '../errors/refusal';

/** The refusal for someone who tried too often. */
export function tooManyTries(waitSeconds: number): Refusal {
  return {
    status: 429,
    code: 'too-many-tries',
    message: `You have tried this too often. Please wait ${inWords(waitSeconds)}, then try again.`,
    headers: { 'retry-after': String(waitSeconds) },
  };
}

function inWords(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? 'one second' : `${String(seconds)} seconds`;
  if (seconds <= 5400) return `${String(Math.ceil(seconds / 60))} minutes`;
  return `${String(Math.ceil(seconds / 3600))} hours`;
}

import { Refusal } from '../errors/refusal';

/** The refusal for someone who tried too often. */
export function tooManyTries(waitSeconds: number): Refusal {
  return new Refusal({
    code: 'too-many-tries',
    values: { waitSeconds },
    headers: { 'retry-after': String(waitSeconds) },
  });
}

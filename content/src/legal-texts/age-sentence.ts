import type { LegalFacts } from './facts';

/** From when on someone may have an account, as sign-up goes by it; null where the site sets no age. */
export function ageSentence({ minimumAge, asksBirthYear }: LegalFacts): string | null {
  if (minimumAge === null) return null;
  const years = String(minimumAge);
  return asksBirthYear
    ? `You can have an account on this site from the year after you turn ${years}.`
    : `You have to be ${years} or older to have an account on this site.`;
}

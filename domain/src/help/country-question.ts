type Known = {
  /** What the visitor chose on an earlier visit. */
  readonly chosen: string;
  /** The countries that keep the time of the device's clock, the likeliest first; empty when no one knows. */
  readonly ofClock: readonly string[];
  /** The country of the clock that the visitor said not to be in; null when never asked. */
  readonly overruled: string | null;
};

/**
 * The other country in which a visitor may be now, and about which to ask: their choice is of an earlier day, and
 * numbers of the wrong country cost time.
 *
 * @returns ISO 3166-1 alpha-2 code; null when there is nothing to ask
 */
export function countryToAskAbout({ chosen, ofClock, overruled }: Known): string | null {
  const [likeliest] = ofClock;
  if (likeliest === undefined || ofClock.includes(chosen) || likeliest === overruled) return null;
  return likeliest;
}

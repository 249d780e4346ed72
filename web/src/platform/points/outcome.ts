/** What came of an award, as far as this device can tell at once. */
export type AwardOutcome =
  /** It counts; where this device keeps points, the server is told as soon as it answers. */
  | 'recorded'
  /** The same occasion counted before. */
  | 'repeated'
  /** The activity gives no more points today. */
  | 'capped'
  /** Neither this device nor the server took it, so it gives nothing. */
  | 'unsaved';

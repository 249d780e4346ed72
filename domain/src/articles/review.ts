type Review = {
  /** `YYYY-MM-DD`. */
  readonly reviewedOn: string;
};

/** How a clinician's review stands to a text: none, of an earlier version, or of the text as it is. */
type ReviewState = 'none' | 'earlier' | 'current';

/**
 * Whether a clinician has reviewed a text as it now reads. A review from before the last change says nothing about
 * the words that were added after it.
 *
 * @param updatedOn day of the text's last change, `YYYY-MM-DD`
 */
export function reviewState(updatedOn: string, review: Review | null): ReviewState {
  if (review === null) return 'none';
  return review.reviewedOn >= updatedOn ? 'current' : 'earlier';
}

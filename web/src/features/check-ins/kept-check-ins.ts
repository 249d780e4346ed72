/** The id of the heading above the check-ins that were kept. */
export const KEPT_CHECK_INS_ID = 'check-ins-title';

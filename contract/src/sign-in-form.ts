/** What the sign-in form of a page without JavaScript passes to the next page. */

/** Set once when the form signed someone in. */
export const SIGNED_IN_COOKIE = 'signed-in';

/** Holds the id of the person whose logout the server has not yet confirmed. */
export const LOGOUT_PENDING_COOKIE = 'logout-pending';

/** The ways of the second step, joined by dots, in the address of the sign-in page. */
export const SECOND_STEP_PARAMETER = 'second-step';

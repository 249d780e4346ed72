/**
 * Says for whom a call is meant: the id of the person whom the tab shows. A call that is meant for another
 * person than the session's is refused, so that two people who share a browser never act for each other.
 */
export const MEMBER_HEADER = 'x-stillgrove-member';

/** The same in an address, for downloads, which carry no headers of ours. */
export const MEMBER_PARAMETER = 'for-member';

/** The code of the refusal. */
export const OTHER_PERSON = 'other-person';

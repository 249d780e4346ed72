const ROOM = '/operator/therapists';

/** The addresses within the room, so that the way back leads from a form to the list. */
export const LIST = ROOM;
export const NEW_PROFILE = `${ROOM}?profile=new`;
export const profileOf = (id: string) => `${ROOM}?profile=${encodeURIComponent(id)}`;
export const hoursOf = (id: string) => `${ROOM}?hours=${encodeURIComponent(id)}`;

/** What is heard at the steps. A voice is the device’s own and cannot be made ahead, so its track has no other cues. */
export const CUE_FAMILIES = ['bells', 'tones', 'breath', 'voice', 'none'] as const;
export type CueFamily = (typeof CUE_FAMILIES)[number];

/** What is heard all the way through. */
export const BACKGROUNDS = ['stream', 'rain', 'waves', 'none'] as const;
export type Background = (typeof BACKGROUNDS)[number];

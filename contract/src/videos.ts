import * as z from 'zod/mini';

/** At most this many videos are shown. */
export const VIDEOS_MAX = 20;

/** A path on our own server, never another origin. */
const ownPath = z.string().check(z.regex(/^\/(?!\/)/));

/** Something calm to watch. */
export const video = z.strictObject({
  /** Names it in awards, too. */
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  /** `video` plays in the platform's player; `scene` is drawn and played by the instance itself. */
  kind: z.enum(['video', 'scene']),
  /** Plain text in any alphabet, at most 300 characters. */
  title: z.string().check(z.minLength(1)),
  /** Its picture, on our own server; null when there is none. */
  thumbnail: z.nullable(ownPath),
  /** What a new tab opens: the platform's page of a video, our own of a scene. */
  link: z.union([z.url({ protocol: /^https$/ }), ownPath]),
});

export const videosAnswer = z.strictObject({
  success: z.literal(true),
  videos: z.array(video).check(z.minLength(1), z.maxLength(VIDEOS_MAX)),
});

export type Video = z.infer<typeof video>;
export type VideosAnswer = z.infer<typeof videosAnswer>;

/** A calm scene of the instance's own, drawn in `/scenes/<id>.svg`. */
export type Scene = {
  readonly id: string;
  readonly title: string;
  /** Which of the loops it sounds like. */
  readonly sound: 'grove' | 'night' | 'rain' | 'stream' | 'waves' | 'wind';
};

export type VideoPageData = { readonly scenes: readonly Scene[] };

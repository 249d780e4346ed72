import { VIDEOS_MAX } from '@stillgrove/contract/videos';
import * as z from 'zod/mini';
import { UpstreamError } from '../../platform/upstream/upstream-error';
import { plainText } from '../../platform/upstream/plain-text';

const TITLE_MAX = 300;

/** What the platform calls videos that no one can see any more. */
const GONE = new Set(['Private video', 'Deleted video']);

/** A video of the playlist, as it is kept. */
export type ListedVideo = {
  readonly id: string;
  readonly title: string;
  /** Where the platform has its picture; null when it has none. */
  readonly thumbnailUrl: string | null;
};

const listed = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  title: z.string().check(z.minLength(1)),
  thumbnailUrl: z.catch(z.nullable(z.url({ protocol: /^https?$/ })), null),
});

/**
 * Checks videos one by one: an odd one is left out, the rest stay.
 *
 * @throws UpstreamError when none is left
 */
export function listedVideos(candidates: readonly unknown[]): ListedVideo[] {
  const videos = new Map<string, ListedVideo>();
  for (const candidate of candidates) {
    const { data } = z.safeParse(listed, candidate);
    if (data === undefined) continue;
    const title = plainText(data.title, TITLE_MAX);
    if (title !== '' && !GONE.has(title) && !videos.has(data.id)) videos.set(data.id, { ...data, title });
  }
  if (videos.size === 0) throw new UpstreamError('unreadable');
  return [...videos.values()].slice(0, VIDEOS_MAX);
}

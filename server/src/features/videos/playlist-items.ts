import * as z from 'zod/mini';
import { type ListedVideo, listedVideos } from './listed-video';

const answer = z.object({ items: z.array(z.unknown()) });

const thumbnail = z.catch(z.optional(z.object({ url: z.string() })), undefined);

const item = z.object({
  snippet: z.object({
    title: z.string(),
    resourceId: z.object({ videoId: z.string() }),
    thumbnails: z.catch(z.object({ high: thumbnail, default: thumbnail }), {
      high: undefined,
      default: undefined,
    }),
  }),
});

/**
 * The videos in an answer of the platform's playlist-items endpoint.
 *
 * @throws UpstreamError when there are none
 */
export function videosOfItems(json: unknown): ListedVideo[] {
  const { data } = z.safeParse(answer, json);
  const candidates = (data?.items ?? []).flatMap((one) => {
    const read = z.safeParse(item, one);
    if (!read.success) return [];
    const { title, resourceId, thumbnails } = read.data.snippet;
    const picture = thumbnails.high ?? thumbnails.default;
    return [{ id: resourceId.videoId, title, thumbnailUrl: picture?.url ?? null }];
  });
  return listedVideos(candidates);
}

import { VIDEOS_MAX } from '@stillgrove/contract/videos';
import { fetchUpstream, readJson } from '../../platform/upstream/fetch-upstream';
import { videosOfFeed } from './feed';
import type { ListedVideo } from './listed-video';
import { videosOfItems } from './playlist-items';

/** Where the video platform is and what is asked of it. */
export type Platform = {
  readonly apiBase: string;
  readonly feedBase: string;
  readonly apiKey: string | null;
  readonly playlistId: string;
};

/** The services that the operator named. */
export function trustedOrigins({ apiBase, feedBase }: Platform): string[] {
  return [apiBase, feedBase].map((base) => new URL(base).origin);
}

/**
 * The playlist: by the platform's API when there is a key, else from its public feed.
 *
 * @throws UpstreamError
 */
export async function askPlatform(platform: Platform): Promise<ListedVideo[]> {
  const { apiBase, feedBase, apiKey, playlistId } = platform;
  const trusted = { trustedOrigins: trustedOrigins(platform) };
  if (apiKey === null) {
    const query = new URLSearchParams({ playlist_id: playlistId });
    const { body } = await fetchUpstream(`${feedBase}/videos.xml?${query.toString()}`, trusted);
    return videosOfFeed(body.toString('utf8'));
  }
  const query = new URLSearchParams({
    part: 'snippet',
    playlistId,
    maxResults: String(VIDEOS_MAX),
    key: apiKey,
  });
  const { body } = await fetchUpstream(`${apiBase}/playlistItems?${query.toString()}`, trusted);
  return videosOfItems(readJson(body));
}

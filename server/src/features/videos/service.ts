import type { Video } from '@stillgrove/contract/videos';
import type { Db } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import type { Log } from '../../platform/logging';
import type { Metrics } from '../../platform/metrics/metrics';
import { createUpstreamCache } from '../../platform/upstream/upstream-cache';
import { askPlatform, type Platform } from './platform';
import { createThumbnails, type Thumbnail } from './thumbnails';

export type VideosService = {
  /** The playlist as it was when the platform last answered, else the instance's own scenes. */
  videos(): Promise<readonly Video[]>;
  /** The picture of a video of the list; null when it is not available right now. */
  thumbnail(id: string): Promise<Thumbnail | null>;
  /** Resolves once the platform is not being asked. */
  settled(): Promise<void>;
};

export function createVideosService(options: {
  db: Db;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  platform: Platform;
  /** Shown when nothing else is there. */
  scenes: readonly Video[];
}): VideosService {
  const { platform, scenes, ...rest } = options;
  const { clock } = rest;
  const thumbnails = createThumbnails({ clock, platform });
  const source = createUpstreamCache({
    ...rest,
    service: 'videos',
    name: `videos ${platform.playlistId} ${platform.apiKey === null ? platform.feedBase : platform.apiBase}`,
    ask: () => askPlatform(platform),
  });

  return {
    async videos() {
      const listed = await source.read();
      if (listed === null) return scenes;
      return listed.map(({ id, title, thumbnailUrl }) => ({
        id,
        kind: 'video' as const,
        title,
        thumbnail: thumbnails.mayShow(thumbnailUrl) ? `/api/v1/videos/${id}/thumbnail` : null,
        link: `https://www.youtube.com/watch?v=${id}`,
      }));
    },
    async thumbnail(id) {
      const listed = (await source.read()) ?? [];
      const url = listed.find((video) => video.id === id)?.thumbnailUrl;
      return url == null ? null : thumbnails.get(url);
    },
    settled: source.settled,
  };
}

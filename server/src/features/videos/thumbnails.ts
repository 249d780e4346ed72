import type { Clock } from '../../platform/clock';
import { fetchUpstream } from '../../platform/upstream/fetch-upstream';
import { UpstreamError } from '../../platform/upstream/upstream-error';
import { type Platform, trustedOrigins } from './platform';

const DAY_MS = 86_400_000;
const KEPT_MS = DAY_MS;
/** After a failure, a picture is not requested again for this long. */
const MISSING_MS = 5 * 60_000;
/** All pictures together; a playlist's twenty take about half a megabyte. */
const MEMORY_LIMIT = 8_000_000;

const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

export type Thumbnail = { readonly type: (typeof PICTURE_TYPES)[number]; readonly body: Buffer };

type Kept = { readonly picture: Promise<Thumbnail | null>; size: number; untilMs: number };

type Thumbnails = {
  /** Whether a picture stands where the platform keeps its pictures. */
  mayShow(url: string | null): boolean;
  /** The picture, from memory if possible; null when it is not available. */
  get(url: string): Promise<Thumbnail | null>;
};

/** Pictures of videos, fetched by the server so that the platform gets no visitor's address. */
export function createThumbnails({ clock, platform }: { clock: Clock; platform: Platform }): Thumbnails {
  const trusted = trustedOrigins(platform);
  const kept = new Map<string, Kept>();

  const allows = (url: URL) =>
    trusted.includes(url.origin) || (url.protocol === 'https:' && isPictureHost(url.hostname));

  const mayShow = (url: string | null): url is string =>
    url !== null && URL.canParse(url) && allows(new URL(url));

  const fetchPicture = async (url: string, entry: () => Kept | undefined) => {
    const picture = await pictureAt(url, { trustedOrigins: trusted, allows });
    const mine = entry();
    if (mine === undefined) return picture;
    mine.size = picture?.body.length ?? 0;
    mine.untilMs = clock.now() + (picture === null ? MISSING_MS : KEPT_MS);
    dropOldest(kept);
    return picture;
  };

  return {
    mayShow,
    get(url) {
      if (!mayShow(url)) return Promise.resolve(null);
      const known = kept.get(url);
      if (known !== undefined && clock.now() < known.untilMs) return known.picture;
      kept.delete(url);
      const picture = fetchPicture(url, () => kept.get(url));
      // Those who ask meanwhile wait for the same answer.
      kept.set(url, { picture, size: 0, untilMs: clock.now() + MISSING_MS });
      return picture;
    },
  };
}

/** Where the platform keeps pictures. */
function isPictureHost(host: string): boolean {
  return host === 'img.youtube.com' || /^i\d?\.ytimg\.com$/.test(host);
}

async function pictureAt(
  url: string,
  options: Parameters<typeof fetchUpstream>[1],
): Promise<Thumbnail | null> {
  try {
    const { contentType, body } = await fetchUpstream(url, options);
    const type = PICTURE_TYPES.find((known) => known === contentType.split(';')[0]?.trim().toLowerCase());
    return type === undefined ? null : { type, body };
  } catch (error) {
    if (error instanceof UpstreamError) return null;
    throw error;
  }
}

function dropOldest(kept: Map<string, Kept>): void {
  let total = [...kept.values()].reduce((sum, { size }) => sum + size, 0);
  for (const [url, { size }] of kept) {
    if (total <= MEMORY_LIMIT) return;
    kept.delete(url);
    total -= size;
  }
}

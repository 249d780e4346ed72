import { Parser } from 'htmlparser2';
import { type ListedVideo, listedVideos } from './listed-video';

type Entry = { id: string; title: string; thumbnailUrl: string | null };

/**
 * The videos in a playlist's Atom feed. The parser knows the five entities of XML and no others: it
 * reads no document type, so nothing in a feed can name a file or unfold into gigabytes.
 *
 * @throws UpstreamError when there are none
 */
export function videosOfFeed(xml: string): ListedVideo[] {
  const entries: Entry[] = [];
  const path: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        path.push(name);
        if (name === 'entry') entries.push({ id: '', title: '', thumbnailUrl: null });
        const entry = entries.at(-1);
        if (entry && name === 'media:thumbnail') entry.thumbnailUrl = attributes.url ?? null;
      },
      ontext(text) {
        const entry = entries.at(-1);
        if (entry === undefined || path.at(-2) !== 'entry') return;
        if (path.at(-1) === 'yt:videoId') entry.id += text;
        if (path.at(-1) === 'title') entry.title += text;
      },
      onclosetag: () => void path.pop(),
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return listedVideos(entries);
}

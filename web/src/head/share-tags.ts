import { LANGUAGE } from '../platform/language/page-language';
import { SHARE_PICTURE_SIZE, type SharePicture } from './share-picture';

type Shared = {
  kind: 'website' | 'article';
  title: string;
  description: string;
  /** Whole address of the page. */
  url: string;
  siteName: string;
  publicUrl: string;
  picture: SharePicture;
  /** Day of the last change, `YYYY-MM-DD`. */
  modifiedOn?: string | undefined;
};

/**
 * What a page says about itself where its address is shared: Open Graph, and the few names of Twitter's own.
 *
 * @returns pairs of attribute and content, in the order in which they stand in the head
 */
export function shareTags(shared: Shared): readonly (readonly [attribute: string, content: string])[] {
  const image = `${shared.publicUrl}/share/${shared.picture.name}.jpg`;
  return [
    ['property="og:type"', shared.kind],
    ['property="og:site_name"', shared.siteName],
    ['property="og:title"', shared.title],
    ['property="og:description"', shared.description],
    ['property="og:url"', shared.url],
    ['property="og:locale"', LANGUAGE.tag],
    ['property="og:image"', image],
    ['property="og:image:type"', 'image/jpeg'],
    ['property="og:image:width"', String(SHARE_PICTURE_SIZE.width)],
    ['property="og:image:height"', String(SHARE_PICTURE_SIZE.height)],
    ['property="og:image:alt"', shared.picture.alt],
    ...(shared.modifiedOn === undefined
      ? []
      : [['property="article:modified_time"', shared.modifiedOn] as const]),
    ['name="twitter:card"', 'summary_large_image'],
    ['name="twitter:title"', shared.title],
    ['name="twitter:description"', shared.description],
    ['name="twitter:image"', image],
    ['name="twitter:image:alt"', shared.picture.alt],
  ];
}

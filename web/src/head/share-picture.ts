/** What people see of a page where its address is shared. Drawn by `scripts/media/share-pictures.mjs`. */
export type SharePicture = { readonly name: string; readonly alt: string };

export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

const GROVE: SharePicture = {
  name: 'grove',
  alt: 'A tree on the bank of a misty lake at dawn, with a low sun above layered hills.',
};

const PICTURES: Readonly<Record<string, SharePicture>> = {
  '/about': { name: 'about', alt: 'A lit lantern on a small jetty by a lake under the moon.' },
  '/help': {
    name: 'help',
    alt: 'An open door onto a path through misty hills, with a lit lantern on the step.',
  },
  '/faq': { name: 'faq', alt: 'An open book in the grass with a small leafy tree growing from it.' },
  '/articles': { name: 'articles', alt: 'Six people around a small fire in a clearing under the stars.' },
  '/therapists': { name: 'therapists', alt: 'Two empty chairs that face each other under a broad tree.' },
  '/resources': { name: 'resources', alt: 'A person balancing on one leg before a large sun and hills.' },
};

/** The picture of a page; an article's is its own first drawing. */
export function sharePictureOf(path: string, article?: { id: string; alt: string }): SharePicture {
  return article === undefined ? (PICTURES[path] ?? GROVE) : { name: article.id, alt: article.alt };
}

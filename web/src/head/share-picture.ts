import { t } from '@lingui/core/macro';
import type { Article } from '@stillgrove/contract/articles';

/** What people see of a page where its address is shared. Made by `scripts/draw-pictures.mjs`. */
export type SharePicture = { readonly name: string; readonly alt: string };

export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

const GROVE: SharePicture = {
  name: 'grove',
  alt: t`A tree on the bank of a misty lake at dawn, with a low sun above layered hills.`,
};

const PICTURES: Readonly<Record<string, SharePicture>> = {
  '/about': { name: 'about', alt: t`A lit lantern on a small jetty by a lake under the moon.` },
  '/help': {
    name: 'help',
    alt: t`An open door onto a path through misty hills, with a lit lantern on the step.`,
  },
  '/faq': { name: 'faq', alt: t`An open book in the grass with a small leafy tree growing from it.` },
  '/articles': { name: 'articles', alt: t`Six people around a small fire in a clearing under the stars.` },
  '/therapists': { name: 'therapists', alt: t`Two empty chairs that face each other under a broad tree.` },
  '/resources': { name: 'resources', alt: t`A person balancing on one leg before a large sun and hills.` },
};

/** The picture of a page; that of an article shows its first drawing, or is the picture of another page. */
export function sharePictureOf(path: string, article?: Article): SharePicture {
  if (article === undefined) return PICTURES[path] ?? GROVE;
  const { sharePicture, drawings, title } = article;
  const ofPage = Object.values(PICTURES).find(({ name }) => name === sharePicture);
  return ofPage ?? { name: sharePicture, alt: drawings[0]?.alt ?? title };
}

/** The topic of an article, as slide and card show it. */
export type Topic = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Path of the article. */
  readonly link: string;
  /** Name of the drawing on slide and card. */
  readonly image: string;
};

export type ArticleSection = { readonly id: string; readonly title: string };

/** A condition article, ready to be read. */
export type Article = Topic & {
  /** For search engines. */
  readonly summary: string;
  /** Name of the picture that is shown where the article's address is shared. */
  readonly sharePicture: string;
  readonly figure: {
    readonly text: string;
    readonly source: string;
    readonly year: number;
    readonly url: string;
  };
  /** Day on which the text was last changed, `YYYY-MM-DD`. Says nothing about a clinician's review. */
  readonly updatedOn: string;
  readonly drawings: readonly { readonly name: string; readonly caption: string; readonly alt: string }[];
  readonly sources: readonly { readonly title: string; readonly publisher: string; readonly url: string }[];
  readonly sections: readonly ArticleSection[];
  /** Minutes at an unhurried pace. */
  readonly readingMinutes: number;
  /** The text as HTML; made of our own Markdown, with an id on each section's heading. */
  readonly html: string;
};

export type ArticlesPageData = { readonly topics: readonly Topic[] };
export type ArticlePageData = { readonly article: Article; readonly others: readonly Topic[] };

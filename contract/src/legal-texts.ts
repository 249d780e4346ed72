/** The texts that say who runs a site and under which conditions; each is a page of its own. */
export const LEGAL_TEXTS = ['privacy', 'terms', 'imprint'] as const;
export type LegalTextName = (typeof LEGAL_TEXTS)[number];

/** When a text became what it was, and what was changed then. */
export type LegalTextVersion = {
  /** 1 for the first, then one more each time. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  readonly note: string;
};

/** A text in its sections, as HTML that the server made. */
export type SectionedHtml = {
  /** Before the first heading; empty when there is nothing. */
  readonly intro: string;
  readonly sections: { readonly id: string; readonly title: string; readonly html: string }[];
};

export type LegalTextPageData = {
  readonly name: LegalTextName;
  readonly text: SectionedHtml;
  /** The newest first; the first is the one that is shown. */
  readonly versions: readonly LegalTextVersion[];
};

declare module 'virtual:content' {
  import type { Article } from '@stillgrove/contract/articles';
  import type { ScriptPart } from '@stillgrove/domain/body-scan/plan';
  import type { Routine } from '@stillgrove/domain/movement/routine';
  import type { Resource } from '@stillgrove/contract/resources';
  import type { SafeguardingPageData } from '@stillgrove/contract/safeguarding';
  import type { Questionnaire } from '@stillgrove/domain/self-checks/questionnaire';
  import type { Scene } from '@stillgrove/contract/videos';

  export const articles: readonly Article[];
  export const bodyScan: readonly ScriptPart[];
  export const movement: readonly Routine[];
  export const resources: readonly Resource[];
  export const safeguarding: SafeguardingPageData;
  export const scenes: readonly Scene[];
  export const selfChecks: readonly Questionnaire[];
}

declare module 'virtual:article-pages' {
  /** How many articles there are, in words: within a sentence and at its start. */
  export const ARTICLE_COUNT: { readonly within: string; readonly atStart: string };
  export const ARTICLE_PAGES: readonly { readonly path: string; readonly title: string }[];
}

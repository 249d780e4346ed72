declare module 'virtual:content' {
  import type { Article } from '@stillgrove/contract/articles';
  import type { ScriptPart } from '@stillgrove/domain/body-scan/plan';
  import type { Resource } from '@stillgrove/contract/resources';
  import type { SafeguardingPageData } from '@stillgrove/contract/safeguarding';
  import type { Scene } from '@stillgrove/contract/videos';

  export const articles: readonly Article[];
  export const bodyScan: readonly ScriptPart[];
  export const resources: readonly Resource[];
  export const safeguarding: SafeguardingPageData;
  export const scenes: readonly Scene[];
}

import type { ScriptPart } from '@stillgrove/domain/body-scan/plan';

export type BodyScanPageData = { readonly script: readonly ScriptPart[] };

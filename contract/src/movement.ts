import type { Routine } from '@stillgrove/domain/movement/routine';

export type MovementPageData = { readonly routines: readonly Routine[] };

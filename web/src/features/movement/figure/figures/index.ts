import type { Figure } from '../figure';
import { BED_FIGURES } from './bed';
import { BREATH_FIGURES } from './breath';
import { CHAIR_FIGURES } from './chair';
import { DESK_FIGURES } from './desk';
import { HAND_FIGURES } from './hands';
import { NECK_FIGURES } from './neck';
import { STANDING_FIGURES } from './standing';
import { WALKING_FIGURES } from './walking';

/** All figures by their ids, which the steps of the routines name. */
export const FIGURES: Readonly<Record<string, Figure>> = {
  ...BED_FIGURES,
  ...BREATH_FIGURES,
  ...CHAIR_FIGURES,
  ...DESK_FIGURES,
  ...HAND_FIGURES,
  ...NECK_FIGURES,
  ...STANDING_FIGURES,
  ...WALKING_FIGURES,
};

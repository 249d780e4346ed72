/** The questionnaires, each of which an operator can switch off. The two about low mood are one, as are those about worry. */
export const INSTRUMENTS = ['who-5', 'phq-9', 'gad-7'] as const;

export type InstrumentId = (typeof INSTRUMENTS)[number];

/** What someone fills in: a whole instrument, or the two questions that stand before the longer one. */
export const FORMS = ['who-5', 'phq-2', 'phq-9', 'gad-2', 'gad-7'] as const;

export type FormId = (typeof FORMS)[number];

export type BandId =
  | 'very-low'
  | 'low'
  | 'fair'
  | 'few'
  | 'more'
  | 'minimal'
  | 'mild'
  | 'moderate'
  | 'moderately-severe'
  | 'severe';

export type Form = {
  readonly instrument: InstrumentId;
  /** How many items are scored; they are the first ones of the instrument. */
  readonly items: number;
  /** The highest value of one answer; the lowest is 0. */
  readonly highestAnswer: number;
  /** The sum of the answers is multiplied by this. */
  readonly factor: number;
  /** In points, lowest first: each band goes up to the next one. */
  readonly bands: readonly { readonly id: BandId; readonly from: number }[];
  /** From so many points on, two results differ; null where no such number is known. */
  readonly change: number | null;
  /** The longer form, of which this one is the beginning. */
  readonly longer: FormId | null;
};

/**
 * Bands and cut-offs: PHQ-9 Kroenke, Spitzer and Williams 2001; PHQ-2 Kroenke and others 2003; GAD-7 Spitzer and others
 * 2006; GAD-2 Kroenke and others 2007; WHO-5 Topp and others 2015, with the cut-offs of 50 and 28 on its scale to 100.
 * Changes that count: five points on PHQ-9 (Löwe and others 2004) and on GAD-7, ten points on the WHO-5.
 */
export const FORM_RULES: Readonly<Record<FormId, Form>> = {
  'who-5': {
    instrument: 'who-5',
    items: 5,
    highestAnswer: 5,
    factor: 4,
    bands: [
      { id: 'very-low', from: 0 },
      { id: 'low', from: 29 },
      { id: 'fair', from: 51 },
    ],
    change: 10,
    longer: null,
  },
  'phq-2': {
    instrument: 'phq-9',
    items: 2,
    highestAnswer: 3,
    factor: 1,
    bands: [
      { id: 'few', from: 0 },
      { id: 'more', from: 3 },
    ],
    change: null,
    longer: 'phq-9',
  },
  'phq-9': {
    instrument: 'phq-9',
    items: 9,
    highestAnswer: 3,
    factor: 1,
    bands: [
      { id: 'minimal', from: 0 },
      { id: 'mild', from: 5 },
      { id: 'moderate', from: 10 },
      { id: 'moderately-severe', from: 15 },
      { id: 'severe', from: 20 },
    ],
    change: 5,
    longer: null,
  },
  'gad-2': {
    instrument: 'gad-7',
    items: 2,
    highestAnswer: 3,
    factor: 1,
    bands: [
      { id: 'few', from: 0 },
      { id: 'more', from: 3 },
    ],
    change: null,
    longer: 'gad-7',
  },
  'gad-7': {
    instrument: 'gad-7',
    items: 7,
    highestAnswer: 3,
    factor: 1,
    bands: [
      { id: 'minimal', from: 0 },
      { id: 'mild', from: 5 },
      { id: 'moderate', from: 10 },
      { id: 'severe', from: 15 },
    ],
    change: 5,
    longer: null,
  },
};

/** With which form each instrument begins. */
export const FIRST_FORM: Readonly<Record<InstrumentId, FormId>> = {
  'who-5': 'who-5',
  'phq-9': 'phq-2',
  'gad-7': 'gad-2',
};

/** The most points that a form can have. */
export function mostPoints(form: FormId): number {
  const { items, highestAnswer, factor } = FORM_RULES[form];
  return items * highestAnswer * factor;
}

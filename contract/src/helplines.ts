export type Helpline = {
  /** As it is dialled in the country itself. */
  readonly number: string;
  readonly note: string | null;
  /** Reached by text message and not by a call. */
  readonly text?: boolean | undefined;
  /** What to write in the text message. */
  readonly body?: string | undefined;
};

/** Where to turn in one country. */
export type CountryHelp = {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly name: string;
  readonly emergency: Helpline | null;
  /** In the order in which they should be tried. */
  readonly crisis: readonly Helpline[];
  /** Month or day on which the numbers were last checked, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly checked: string;
};

export type HelpPageData = { readonly countries: readonly CountryHelp[] };

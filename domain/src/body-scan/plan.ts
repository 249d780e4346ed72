/** The lengths to choose from. */
export const SCAN_MINUTES = [5, 10, 20] as const;

export type ScanMinutes = (typeof SCAN_MINUTES)[number];

type ScriptLine = {
  readonly text: string;
  /** The shortest length in which it is said; longer ones say it, too. */
  readonly from: ScanMinutes;
};

export type ScriptPart = {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly ScriptLine[];
};

/** Times are milliseconds since the beginning. */
type Span = { readonly startMs: number; readonly endMs: number };

export type PlannedPart = Span & { readonly id: string; readonly name: string };

export type PlannedLine = Span & { readonly text: string; readonly partIndex: number };

/** When each part of the body has its turn, and when each sentence is said, without gaps. */
export type ScanPlan = {
  readonly durationMs: number;
  readonly parts: readonly PlannedPart[];
  readonly lines: readonly PlannedLine[];
};

/** The last sentence of a part is followed by this many times the usual silence. */
const REST_AFTER_PART = 2;

/** About how long a calm voice, or a calm reader, needs for a sentence. */
export function speakingMs(text: string): number {
  return 1_000 + 70 * text.length;
}

/**
 * Spreads the sentences of a length over its time: each has the time to be spoken, and what is left
 * over is silence, shared out evenly.
 */
export function makePlan(script: readonly ScriptPart[], minutes: ScanMinutes): ScanPlan {
  const said = script
    .map((part) => ({ ...part, lines: part.lines.filter(({ from }) => from <= minutes) }))
    .filter(({ lines }) => lines.length > 0);
  const durationMs = minutes * 60_000;
  const all = said.flatMap(({ lines }) => lines);
  const spokenMs = all.reduce((sum, { text }) => sum + speakingMs(text), 0);
  const rests = all.length + said.length * (REST_AFTER_PART - 1);
  const restMs = (durationMs - spokenMs) / rests;

  const parts: PlannedPart[] = [];
  const lines: PlannedLine[] = [];
  let now = 0;
  for (const [partIndex, part] of said.entries()) {
    const partStart = now;
    for (const [index, { text }] of part.lines.entries()) {
      const rest = index === part.lines.length - 1 ? restMs * REST_AFTER_PART : restMs;
      const startMs = now;
      now += speakingMs(text) + rest;
      lines.push({ text, partIndex, startMs, endMs: now });
    }
    parts.push({ id: part.id, name: part.name, startMs: partStart, endMs: now });
  }
  return { durationMs, parts, lines };
}

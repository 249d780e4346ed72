import { NotHere } from './drill';
import { DRILLS } from './drills';
import { writeResults } from './results';

/**
 * Runs drills one after the other and prints one line for each: what was tried and what was lost.
 *
 * @param names which ones; none names all
 * @param write whether docs/drills.md keeps the lines
 * @returns whether nothing was lost
 */
export async function runDrills(names: readonly string[], { write }: { write: boolean }): Promise<boolean> {
  const unknown = names.filter((name) => !DRILLS.some((drill) => drill.name === name));
  if (unknown.length > 0) {
    const known = DRILLS.map(({ name }) => name).join(', ');
    console.error(`There is no drill called ${unknown.join(', ')}. Choose among: ${known}.`);
    return false;
  }
  let whole = true;
  for (const { name, title, run } of DRILLS) {
    if (names.length > 0 && !names.includes(name)) continue;
    const startedAt = performance.now();
    const { kept, words } = await outcomeOf(run);
    whole &&= kept;
    const took = duration(performance.now() - startedAt);
    console.log(`${kept ? '✓' : '✗'} ${title}: ${words} (${took})`);
    if (write) writeResults({ name, title, words, took });
  }
  return whole;
}

async function outcomeOf(run: () => Promise<string>): Promise<{ kept: boolean; words: string }> {
  try {
    return { kept: true, words: await run() };
  } catch (error) {
    if (error instanceof NotHere) return { kept: true, words: `not tried here: ${error.message}` };
    return { kept: false, words: `FAILED: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function duration(ms: number): string {
  const all = Math.round(ms / 1000);
  const minutes = Math.floor(all / 60);
  return minutes === 0 ? `${String(all)} s` : `${String(minutes)} min ${String(all % 60)} s`;
}

import type { Log } from './logging';

const HOUR_MS = 3_600_000;

export type Chore = { readonly name: string; run(): Promise<void> };

/** Tidies up at the start and once an hour. A chore that fails is logged and tried again with the next round. */
export function startChores(log: Log, chores: readonly Chore[]): { stop(): Promise<void> } {
  let round = Promise.resolve();
  const tidy = async () => {
    for (const { name, run } of chores) {
      try {
        await run();
      } catch (err) {
        log.error({ err, chore: name }, 'a chore failed');
      }
    }
  };
  const begin = () => {
    round = round.then(tidy);
  };
  begin();
  const timer = setInterval(begin, HOUR_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await round;
    },
  };
}

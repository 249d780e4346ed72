import { setTimeout as pause } from 'node:timers/promises';
import { count, promise, seconds, until } from './drill';
import { type Instance, withInstance } from './instance';
import { between, failures, tally } from './load/figures';
import { checkLedger } from './load/ledger';
import { type Load, type Sample, startLoad } from './load/load';
import { newPlayers } from './load/people';

type Options = {
  /** How often an operator restarts it. */
  readonly stops: number;
  /** How often it dies like in a power cut. */
  readonly kills: number;
};

/** Milliseconds: before the first outage, of an outage, and until what came after it is judged. */
const CALM_MS = 1_500;
const OUTAGE_MS = 1_500;
const AFTER_MS = 6_000;
/** A second without any error counts as whole. */
const WHOLE_MS = 1_000;
/** The instance must be whole this soon after PostgreSQL takes connections. */
const LIMIT_MS = 5_000;
/** In an outage every refusal says this. */
const REFUSAL = 'database-away';

/**
 * Ends PostgreSQL under load and starts it again.
 *
 * @throws when an error came outside of an outage or in other words than ours, when a process died, when it
 * took five seconds or more until all was well, or when something acknowledged was lost
 */
export async function restartPostgresDrill({ stops, kills }: Options): Promise<string> {
  return withInstance({ engine: 'postgres' }, async (instance) => {
    const server = await instance.start({ env: { LOG_LEVEL: 'fatal' } });
    const players = await instance.look((db) => newPlayers(db, 50));
    const load = startLoad({ url: server.url, players, clients: 20, pauseMs: 20, again: true });
    const outages: Outage[] = [];
    await pause(CALM_MS);
    for (let index = 0; index < stops + kills; index += 1)
      outages.push(await outage(instance, load, index < stops ? 'SIGINT' : 'SIGKILL'));
    const samples = await load.stop();
    const code = await server.end('SIGTERM');
    promise(code === 0, `the process did not survive the outages: ${server.errors()}`);
    const ledger = await instance.look((db) => checkLedger(db, players));
    const wholeMs = outages.map((one) => wholeAfter(samples, one));
    const slowest = Math.max(...wholeMs);
    const late = outages.flatMap(({ readyMs }) => between(samples, readyMs + LIMIT_MS, readyMs + AFTER_MS));
    promise(slowest < LIMIT_MS, `${seconds(LIMIT_MS)} after PostgreSQL came back: ${tally(late)}`);
    checkErrors(samples, outages, wholeMs);
    const errors = failures(samples).length;
    return `${count(stops)} stops and ${count(kills)} kills of it, ${count(samples.length)} requests, ${count(errors)} refused, all during the outages and with our error messages, recovered after ${seconds(slowest)} at most, ${count(ledger.acknowledged)} awards acknowledged, lost: nothing`;
  });
}

type Outage = { readonly fromMs: number; readonly readyMs: number };

async function outage({ postgres }: Instance, load: Load, signal: 'SIGINT' | 'SIGKILL'): Promise<Outage> {
  if (!postgres) throw new Error('this drill needs PostgreSQL');
  const fromMs = performance.now();
  await postgres.end(signal);
  await pause(OUTAGE_MS);
  await until(() => failures(between(load.samples, fromMs, Infinity)).length > 0, {
    withinMs: 10_000,
    otherwise: 'no one noticed that PostgreSQL was away',
  });
  await postgres.start();
  const readyMs = performance.now();
  await pause(AFTER_MS);
  return { fromMs, readyMs };
}

/** @returns milliseconds from the moment in which PostgreSQL was ready to the first whole second */
function wholeAfter(samples: readonly Sample[], { readyMs }: Outage): number {
  const late = failures(between(samples, readyMs, readyMs + AFTER_MS));
  const last = Math.max(readyMs, ...late.map(({ atMs }) => atMs));
  return last - readyMs > AFTER_MS - WHOLE_MS ? Infinity : last - readyMs;
}

function checkErrors(
  samples: readonly Sample[],
  outages: readonly Outage[],
  wholeMs: readonly number[],
): void {
  const strange = failures(samples).filter(({ code }) => code !== REFUSAL);
  promise(strange.length === 0, `other answers than our own sentence: ${tally(strange)}`);
  const unexpected = failures(samples).filter(
    ({ atMs }) =>
      !outages.some(
        ({ fromMs, readyMs }, index) => atMs >= fromMs && atMs <= readyMs + (wholeMs[index] ?? 0) + 1,
      ),
  );
  promise(unexpected.length === 0, `errors outside of the outages: ${tally(unexpected)}`);
}

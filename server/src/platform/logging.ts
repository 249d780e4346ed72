import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

export type Log = Logger;

/** Characters and milliseconds after which lines that wait are written. */
const GATHERED_MAX = 8192;
const GATHERING_MS = 250;
/** Pino's number of the level from which on a line does not wait. */
const WARN = 40;

/**
 * The log: one JSON object per line. It holds no personal data: requests are named by id, method and
 * route, never by address, query, body or cookie.
 *
 * Lines about what went well gather for a moment, for each write costs as much as a small answer. A
 * warning, or worse, is written at once.
 *
 * @param destination standard error unless told; standard output is left to people
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const gathering = destination === undefined ? gatheredOnStandardError() : null;
  return pino(
    {
      level,
      base: null,
      timestamp: timestamps(),
      formatters: { level: (label) => ({ level: label }) },
      // Requests and responses are never logged completely, even by mistake.
      serializers: { req: () => undefined, res: () => undefined, err: errorForLog },
      hooks: {
        logMethod(parts, write, lineLevel) {
          write.apply(this, parts);
          if (lineLevel >= WARN) gathering?.flush();
        },
      },
    },
    destination ?? gathering ?? undefined,
  );
}

/** The time as pino adds it to a line; of one second all but the milliseconds is made once. */
function timestamps(): () => string {
  let second = NaN;
  let start = '';
  return () => {
    const nowMs = Date.now();
    if (Math.floor(nowMs / 1000) !== second) {
      second = Math.floor(nowMs / 1000);
      start = `,"time":"${new Date(nowMs).toISOString().slice(0, -4)}`;
    }
    return `${start}${String(nowMs % 1000).padStart(3, '0')}Z"`;
  };
}

function gatheredOnStandardError() {
  const lines = pino.destination({
    dest: 2,
    sync: true,
    minLength: GATHERED_MAX,
    periodicFlush: GATHERING_MS,
  });
  process.once('exit', () => {
    lines.flush();
  });
  return lines;
}

/** Nothing but what names the fault: databases and email servers add the values that they refused. */
function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { type, message, stack, code } = stdSerializers.err(error) as Record<string, unknown>;
  return { type, message, stack, ...(code !== undefined && { code }) };
}

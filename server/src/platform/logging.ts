import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

export type Log = Logger;

/**
 * The log: one JSON object per line. It holds no personal data: requests are named by id, method and
 * route, never by address, query, body or cookie.
 *
 * @param destination standard error unless told; standard output is left to people
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      // Requests and answers are never logged whole, whoever tries.
      serializers: { req: () => undefined, res: () => undefined, err: errorForLog },
    },
    destination ?? pino.destination({ dest: 2, sync: true }),
  );
}

/** Nothing but what names the fault: databases and mail servers add the values that they refused. */
function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { type, message, stack, code } = stdSerializers.err(error) as Record<string, unknown>;
  return { type, message, stack, ...(code !== undefined && { code }) };
}

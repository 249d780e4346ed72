import { createLog, type Log } from '../platform/logging';

export type LogLine = { readonly level: string; readonly msg?: string } & Readonly<Record<string, unknown>>;

export type CollectedLog = {
  readonly log: Log;
  readonly lines: readonly LogLine[];
  /** Says that a line of level `warn` or above is expected, by a part of its message. */
  expect(part: string): void;
  /** Warnings and errors that no one expected. */
  unexpected(): LogLine[];
};

/** A log that is kept in memory, so that a test can read it and fails when it holds a surprise. */
export function collectedLog(): CollectedLog {
  const lines: LogLine[] = [];
  const expected: string[] = [];
  const log = createLog('trace', {
    write(line) {
      lines.push(JSON.parse(line) as LogLine);
    },
  });
  return {
    log,
    lines,
    expect: (part) => {
      expected.push(part);
    },
    unexpected: () =>
      lines.filter(
        ({ level, msg = '' }) =>
          ['warn', 'error', 'fatal'].includes(level) && !expected.some((part) => msg.includes(part)),
      ),
  };
}

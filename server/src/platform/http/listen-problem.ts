/** The operator's names for where something listens. */
type ListenSettings = {
  readonly port: 'PORT' | 'METRICS_PORT';
  readonly host: 'HOST' | 'METRICS_HOST';
};

/** Nothing can be listened on; the message is one sentence for the operator. */
export class ListenProblem extends Error {
  override readonly name = 'ListenProblem';
}

/** @returns a sentence about an error of the operating system that an operator can fix, or the error itself */
export function listenProblemOf(
  error: unknown,
  { host, port }: { host: string; port: number },
  settings: ListenSettings,
): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new ListenProblem(
        `Port ${String(port)} is taken by another program. Stop that program or set ${settings.port} to another number.`,
      );
    case 'EACCES':
      return new ListenProblem(
        `This user may not listen on port ${String(port)}. Set ${settings.port} to a number above 1023.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ListenProblem(
        `${settings.host} is "${host}", but this machine has no such address. Use localhost or 0.0.0.0.`,
      );
    default:
      return error;
  }
}

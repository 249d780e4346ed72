/** Where the database is: a file of this machine, or a server that speaks PostgreSQL's protocol. */
export type DatabaseLocation =
  | { readonly engine: 'sqlite'; /** Absolute. */ readonly path: string }
  | {
      readonly engine: 'postgres';
      /** With user, password and name of the database; a secret. */
      readonly url: string;
      /** Connections that this process opens at most. */
      readonly connections: number;
    };

/** The location as it may be shown and logged: no user, no password, no parameters. */
export function shownLocation(location: DatabaseLocation): string {
  if (location.engine === 'sqlite') return location.path;
  const { hostname, port, pathname } = new URL(location.url);
  return `${hostname}${port === '' ? '' : `:${port}`}${pathname}`;
}

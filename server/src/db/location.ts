import { readPostgresAddress } from './postgres/address';

/** Where the database is: a file of this machine, or servers that speak PostgreSQL's protocol. */
export type DatabaseLocation =
  | { readonly engine: 'sqlite'; /** Absolute. */ readonly path: string }
  | {
      readonly engine: 'postgres';
      /** With user, password and name of the database, of one server or several of a cluster; a secret. */
      readonly url: string;
      /** Connections that this process opens at most. */
      readonly connections: number;
      /** Whether connections to a server on another machine may go without TLS. */
      readonly plain?: boolean;
    };

/** The location as it may be shown and logged: no user, no password, no parameters. */
export function shownLocation(location: DatabaseLocation): string {
  return location.engine === 'sqlite' ? location.path : (readPostgresAddress(location.url)?.shown ?? '');
}

/** Whether all PostgreSQL servers of an address run where this process does: reached by a socket or by the loopback network. */
export function isOnThisMachine(url: string): boolean {
  return (readPostgresAddress(url)?.servers ?? []).every((server) => {
    const { hostname, searchParams } = new URL(server);
    const host = searchParams.get('host') ?? decodeURIComponent(hostname);
    return host === '' || host.startsWith('/') || isLoopback(host);
  });
}

/** Whether a host is this machine itself. @param host a name or an address, IPv6 with or without brackets */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

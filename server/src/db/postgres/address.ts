/** Each server of a cluster as an address of its own, and how they may be shown. */
export type PostgresAddress = {
  /** One address for each server, in the order in which they were named; secrets. */
  readonly servers: readonly string[];
  /** The servers and the name of the database, without user, password and parameters. */
  readonly shown: string;
  /** Which server is wanted, as libpq names it; null: not said. */
  readonly target: string | null;
  /** As `URL` has them, without {@link target}. */
  readonly parameters: URLSearchParams;
};

const ADDRESS = /^(postgres(?:ql)?:\/\/)([^/?#]*)(\/[^?#]+)(?:\?([^#]*))?$/i;
const TARGET = 'target_session_attrs';

/**
 * Reads `postgres://user:password@host1:5432,[2001:db8::2]/name?target_session_attrs=read-write`. The list of servers is
 * that of libpq, which `URL` does not know:
 * https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-MULTIPLE-HOSTS
 *
 * @returns null when it is no such address
 */
export function readPostgresAddress(text: string): PostgresAddress | null {
  const [, scheme = '', authority = '', path = '', query = ''] = ADDRESS.exec(text) ?? [];
  if (scheme === '') return null;
  const credentials = authority.slice(0, authority.lastIndexOf('@') + 1);
  const hosts = authority.slice(credentials.length).split(',');
  if (hosts.length > 1 && hosts.includes('')) return null;
  const parameters = new URLSearchParams(query);
  const target = parameters.get(TARGET);
  parameters.delete(TARGET);
  // What `URL` would make of the rest is kept as it was typed, where nothing has to go.
  const rest = target === null ? query : parameters.toString();
  const servers = hosts.map(
    (host) => `${scheme}${credentials}${host}${path}${rest === '' ? '' : `?${rest}`}`,
  );
  if (!servers.every((server) => URL.canParse(server))) return null;
  // A list in the parameter that names a socket would be taken for one name.
  if (parameters.get('host')?.includes(',') === true) return null;
  return { servers, shown: `${hosts.join()}${path}`, target, parameters };
}

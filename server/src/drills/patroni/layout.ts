import { randomBytes } from 'node:crypto';
import { freePort } from '../../testing/free-port';

const HOST = '127.0.0.1';
const NAMES = ['one', 'two', 'three'] as const;

/** Where one of the three machines listens. */
export type Place = {
  readonly name: string;
  readonly postgresPort: number;
  readonly apiPort: number;
  readonly etcdPort: number;
  readonly etcdPeerPort: number;
};

export type Layout = {
  readonly places: readonly Place[];
  readonly haproxyPort: number;
  /** For the shipped files: what is the same on every machine. */
  readonly values: Record<string, string>;
};

/** Three machines on this one, with ports and passwords of their own. */
export async function newLayout(): Promise<Layout> {
  const ports = await distinctPorts(4 * NAMES.length + 1);
  const next = () => ports.pop() ?? 0;
  const places = NAMES.map((name) => ({
    name,
    postgresPort: next(),
    apiPort: next(),
    etcdPort: next(),
    etcdPeerPort: next(),
  }));
  const haproxyPort = next();
  const perPlace = places.flatMap(({ name, postgresPort, apiPort }, index) => {
    const number = String(index + 1);
    return [
      [`NAME_${number}`, name],
      [`POSTGRES_${number}`, at(postgresPort)],
      [`API_PORT_${number}`, String(apiPort)],
    ];
  });
  return {
    places,
    haproxyPort,
    values: {
      HOST,
      NETWORK: '127.0.0.1/32',
      ETCD_HOSTS: places.map(({ etcdPort }) => at(etcdPort)).join(','),
      ETCD_MEMBERS: places.map(({ name, etcdPeerPort }) => `${name}=http://${at(etcdPeerPort)}`).join(','),
      HAPROXY_ADDRESS: at(haproxyPort),
      ...(Object.fromEntries(perPlace) as Record<string, string>),
      API_PASSWORD: newPassword(),
      SUPERUSER_PASSWORD: newPassword(),
      REPLICATION_PASSWORD: newPassword(),
      REWIND_PASSWORD: newPassword(),
      DATABASE_PASSWORD: newPassword(),
    },
  };
}

/** What the shipped files want to know of one machine. @param folder where it keeps its data */
export function valuesOf({ values }: Layout, place: Place, folder: string): Record<string, string> {
  return {
    ...values,
    NAME: place.name,
    FOLDER: folder,
    POSTGRES_PORT: String(place.postgresPort),
    API_PORT: String(place.apiPort),
    ETCD_PORT: String(place.etcdPort),
    ETCD_PEER_PORT: String(place.etcdPeerPort),
  };
}

/** `127.0.0.1:5432` */
export function at(port: number): string {
  return `${HOST}:${String(port)}`;
}

async function distinctPorts(number: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < number) ports.add(await freePort(HOST));
  return [...ports];
}

function newPassword(): string {
  return randomBytes(12).toString('hex');
}

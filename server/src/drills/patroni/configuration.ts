import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The files that operators copy; the drill tries these and no others. */
const SHIPPED = fileURLToPath(new URL('../../../../deploy/patroni/', import.meta.url));

/**
 * A shipped file with names, ports, folders and passwords filled in, as `envsubst` does it.
 *
 * @throws when the file wants a value that is not given
 */
export function filledIn(name: string, values: Record<string, string>): string {
  return readFileSync(SHIPPED + name, 'utf8').replaceAll(/\$\{(\w+)\}/g, (_all, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`deploy/patroni/${name} wants a value for ${key}`);
    return value;
  });
}

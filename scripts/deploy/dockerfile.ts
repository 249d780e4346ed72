import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Dockerfile = {
  /** Each instruction of the stage that becomes the image, such as `{ name: 'USER', value: '65532:65532' }`. */
  readonly image: readonly { readonly name: string; readonly value: string }[];
  /** The value of an instruction that is there once. */
  one(name: string): string;
  /** What ENV sets. */
  readonly env: Readonly<Record<string, string>>;
};

/** Reads `deploy/Dockerfile` as far as the image itself is concerned. */
export function readDockerfile(root: string): Dockerfile {
  const instructions = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, name = '', value = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
      return { name, value };
    });
  const image = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));
  const one = (wanted: string) => {
    const found = image.filter(({ name }) => name === wanted);
    if (found.length !== 1) throw new Error(`${wanted} is there ${String(found.length)} times`);
    return found[0]?.value ?? '';
  };
  const env = Object.fromEntries(
    [...one('ENV').matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
  );
  return { image, one, env };
}

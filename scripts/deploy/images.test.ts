import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const DEPLOY = join(import.meta.dirname, '../../deploy');
const read = (file: string) => readFileSync(join(DEPLOY, file), 'utf8');
const guide = read('README.md');

test('every base of the image can be pinned by digest, and the guide says how', () => {
  const text = read('Dockerfile');
  const bases = [...text.matchAll(/^FROM (\S+)/gm)].map(([, base = '']) => base);
  expect(bases).toHaveLength(2);
  for (const base of bases) {
    const name = /^\$\{(\w+)\}$/.exec(base)?.[1] ?? '';
    expect(text, base).toMatch(new RegExp(`^ARG ${name}=\\S+:\\S+$`, 'm'));
    expect(guide).toContain(`--build-arg ${name}=`);
  }
});

test('every image of others that Compose runs can be pinned by digest, and the guide says how', () => {
  const images = [...read('compose.large.yaml').matchAll(/^ *image: (\S+)$/gm)].map(
    ([, image = '']) => image,
  );
  const foreign = images.filter((image) => image !== 'stillgrove');
  expect(foreign.length).toBeGreaterThan(0);
  for (const image of foreign) {
    const name = /^\$\{(\w+):-\S+:\S+\}$/.exec(image)?.[1] ?? '';
    expect(guide, image).toContain(`\`${name}\``);
  }
});

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject } from '../../scripts/setup/project-copy';

export type SecondBuild = {
  /** The first script of its server. */
  readonly entry: string;
  remove(): Promise<void>;
};

/**
 * Builds the product once more after a change of its sources, as it is when an operator brings a new
 * version.
 *
 * @param file relative to the project, of which `before` becomes `after`
 */
export async function buildAgain(file: string, before: string, after: string): Promise<SecondBuild> {
  const { folder, build, remove } = await copyProject();
  const text = await readFile(join(folder, file), 'utf8');
  if (!text.includes(before)) throw new Error(`${file} does not say "${before}".`);
  await writeFile(join(folder, file), text.replace(before, after));
  await build();
  return { entry: join(folder, 'server/dist/main.js'), remove };
}

/** Builds the product with its pages in another language. */
export async function buildIn(language: string): Promise<SecondBuild> {
  const { folder, run, remove } = await copyProject();
  await run(
    `process.env.BUILD_LANGUAGE = ${JSON.stringify(language)};
    await (await import('./scripts/setup/build.mjs')).buildWhatIsStale();`,
  );
  return { entry: join(folder, 'server/dist/main.js'), remove };
}

import { readFileSync } from 'node:fs';

type Chunk = { file: string; css?: string[]; imports?: string[] };

const CLIENT = new URL('../client/', import.meta.url);
const ENTRY = 'src/entry-client.tsx';

const manifest = JSON.parse(readFileSync(new URL('manifest.json', CLIENT), 'utf8')) as Record<string, Chunk>;
const styleTexts = new Map<string, string>();

/** The style sheets that a page needs on its first paint: as one text, and the files it came from. */
export function stylesOf(module: string): { text: string; files: string[] } {
  const files = new Set<string>();
  for (const name of [ENTRY, module])
    for (const chunk of chunksOf(name)) chunk.css?.forEach((file) => files.add(file));
  const text = [...files].map(styleText).join('');
  return { text, files: [...files].map((file) => `/${file}`) };
}

/** The entry script, and what it and the page will import, so that all can be fetched at once. */
export function scriptsOf(module: string): { entry: string; parts: string[] } {
  const entry = chunkNamed(ENTRY).file;
  const files = new Set([...chunksOf(ENTRY), ...chunksOf(module)].map((chunk) => chunk.file));
  files.delete(entry);
  return { entry: `/${entry}`, parts: [...files].map((file) => `/${file}`) };
}

/** A chunk and everything that it imports, in the order of the imports. */
function chunksOf(name: string, seen = new Set<string>()): Chunk[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const chunk = chunkNamed(name);
  return [...(chunk.imports ?? []).flatMap((imported) => chunksOf(imported, seen)), chunk];
}

function chunkNamed(name: string): Chunk {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`The web build has no part named ${name}.`);
  return chunk;
}

/** Addresses in a style sheet are relative to its file; inside a page they start at the root. */
function styleText(file: string): string {
  const known = styleTexts.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(new URL(file, CLIENT), 'utf8').replaceAll(
    /url\((?!\/|data:)(?:\.\/)?/g,
    'url(/assets/',
  );
  styleTexts.set(file, text);
  return text;
}

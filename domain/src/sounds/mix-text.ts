import { MIX_NAME_LENGTH, MOST_LAYERS, MOST_OWN_MIXES, type Mix, type OwnMix } from './mixes';
import { type Layer, SOUND_NAMES } from './sound';

/** The form of a mix in a link, such as `1.rain60.bowl55`: a version, and each sound with its volume in percent. */
const VERSION = '1';
const LAYER = /^([a-z]+)([1-9]\d?|100)$/;

export function printMix(mix: Mix): string {
  return [
    VERSION,
    ...mix.map(({ sound, volume }) => `${sound}${Math.max(1, Math.round(100 * volume))}`),
  ].join('.');
}

/** @returns null for whatever `printMix` does not print */
export function parseMix(text: string): Mix | null {
  const [version, ...parts] = text.split('.', MOST_LAYERS + 2);
  if (version !== VERSION || parts.length < 1 || parts.length > MOST_LAYERS) return null;
  const layers = parts.map(parseLayer);
  const sounds = new Set(layers.map((layer) => layer?.sound));
  return sounds.size === layers.length && !sounds.has(undefined)
    ? layers.filter((layer) => layer !== null)
    : null;
}

function parseLayer(text: string): Layer | null {
  const [, name, percent] = LAYER.exec(text) ?? [];
  const sound = SOUND_NAMES.find((known) => known === name);
  return sound === undefined ? null : { sound, volume: Number(percent) / 100 };
}

/** What follows the # in the address of a shared mix: no browser sends it to a server. */
export function mixHash(mix: Mix): string {
  return `m=${printMix(mix)}`;
}

/** @returns null where the address has no mix, or none that can be understood */
export function mixOfHash(hash: string): Mix | null {
  return hash.startsWith('m=') ? parseMix(hash.slice(2)) : null;
}

/** The name as it is kept: without spaces around it, and no longer than may be. Empty is none. */
export function cleanMixName(name: string): string {
  const letters = Array.from(name.replaceAll(/\s+/g, ' ').trim());
  return letters.slice(0, MIX_NAME_LENGTH).join('').trim();
}

/** Own mixes as they are stored. */
export function storableMixes(mixes: readonly OwnMix[]): {
  readonly v: 1;
  readonly mixes: readonly object[];
} {
  return { v: 1, mixes: mixes.map(({ id, name, layers }) => ({ id, name, mix: printMix(layers) })) };
}

/** One mix as a record of a private space, whose id is the mix’s. */
export function mixAsValue({ name, layers }: OwnMix): unknown {
  return { v: 1, name, mix: printMix(layers) };
}

/** @returns null for a value that is no mix, or one of a later version */
export function mixOfValue(id: string, value: unknown): OwnMix | null {
  const stored = fields(value);
  return stored.v === 1 ? mixFrom({ ...stored, id }) : null;
}

/** Own mixes out of what was stored; what is damaged, or of a later version, is left out. */
export function readOwnMixes(stored: unknown): readonly OwnMix[] {
  const { v, mixes } = fields(stored);
  if (v !== 1 || !Array.isArray(mixes)) return [];
  return mixes
    .map(mixFrom)
    .filter((mix) => mix !== null)
    .slice(0, MOST_OWN_MIXES);
}

function mixFrom(stored: unknown): OwnMix | null {
  const { id, name, mix } = fields(stored);
  if (typeof id !== 'string' || id === '' || typeof name !== 'string' || typeof mix !== 'string') return null;
  const layers = parseMix(mix);
  const kept = cleanMixName(name);
  return layers === null || kept === '' ? null : { id, name: kept, layers };
}

/** The mixes of two people who turned out to be one; of two with the same id the first stays. */
export function joinOwnMixes(one: readonly OwnMix[], other: readonly OwnMix[]): readonly OwnMix[] {
  const known = new Set(one.map(({ id }) => id));
  return [...one, ...other.filter(({ id }) => !known.has(id))].slice(0, MOST_OWN_MIXES);
}

function fields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

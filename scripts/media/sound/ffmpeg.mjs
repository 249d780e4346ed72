import { spawnSync } from 'node:child_process';

/** @typedef {{ samples: Float32Array, sampleRate: number, channels: 1 | 2 }} Pcm interleaved */
/** @typedef {{ loudness: number, truePeak: number }} Level in LUFS and in dBTP */

// A mono file comes out of both speakers: counted as one channel it would be heard 3 dB too loud.
// Blocks of the loudness measure last 0.4 s, so a shorter sound is padded.
const MEASURE = 'apad=whole_dur=0.5,ebur128=peak=true:dualmono=true';

/**
 * @param {string[]} args
 * @param {Uint8Array} [input]
 * @returns {{ output: Buffer, log: string }}
 */
function ffmpeg(args, input) {
  const run = spawnSync('ffmpeg', ['-hide_banner', '-nostdin', ...args], {
    input,
    maxBuffer: 256 * 1024 * 1024,
  });
  if (run.error) throw run.error;
  const log = run.stderr.toString();
  if (run.status !== 0) throw new Error(`ffmpeg could not finish:\n${log}`);
  return { output: run.stdout, log };
}

/** @returns {boolean} */
export function ffmpegIsInstalled() {
  return spawnSync('ffmpeg', ['-version']).error === undefined;
}

/**
 * @param {Pcm} pcm
 * @returns {{ args: string[], bytes: Uint8Array }}
 */
function pcmInput({ samples, sampleRate, channels }) {
  return {
    args: ['-f', 'f32le', '-ar', `${sampleRate}`, '-ac', `${channels}`, '-i', 'pipe:0'],
    bytes: new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength),
  };
}

/**
 * @param {string} log what the ebur128 filter wrote
 * @returns {Level}
 */
function readLevel(log) {
  const summary = log.slice(log.lastIndexOf('Summary:'));
  const loudness = /I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1];
  const truePeak = /Peak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1];
  if (!loudness || !truePeak) throw new Error(`ffmpeg gave no loudness:\n${summary}`);
  return { loudness: Number(loudness), truePeak: Number(truePeak) };
}

/**
 * @param {Pcm} pcm
 * @returns {Level}
 */
export function measurePcm(pcm) {
  const { args, bytes } = pcmInput(pcm);
  return readLevel(ffmpeg([...args, '-af', MEASURE, '-f', 'null', '-'], bytes).log);
}

/**
 * @param {string} file
 * @returns {Level}
 */
export function measureFile(file) {
  return readLevel(ffmpeg(['-i', file, '-af', MEASURE, '-f', 'null', '-']).log);
}

/**
 * @param {Pcm} pcm
 * @param {string} file
 * @param {string[]} codec
 */
export function encode(pcm, file, codec) {
  const { args, bytes } = pcmInput(pcm);
  // Without bit-exact output the file would carry a random id and change at every run.
  const repeatable = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];
  ffmpeg([...args, ...codec, ...repeatable, '-y', file], bytes);
}

/**
 * @param {string} file
 * @param {Pick<Pcm, 'sampleRate' | 'channels'>} format
 * @returns {Float32Array} interleaved
 */
export function decode(file, { sampleRate, channels }) {
  const raw = ['-f', 'f32le', '-ar', `${sampleRate}`, '-ac', `${channels}`, 'pipe:1'];
  const { output } = ffmpeg(['-i', file, ...raw]);
  return new Float32Array(new Uint8Array(output).buffer);
}

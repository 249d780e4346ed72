// Renders every sound of the web app into web/public/sound: the background loop of the breathing
// page (grove), the bells of its phases (inhale, hold, exhale), the pops of bubbles of three sizes and the
// bell of the games (found).
// It is run by hand (node scripts/media/render-sound.mjs, needs ffmpeg) and its results are
// committed; the same code gives the same sounds on every run.
import { mkdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  CUE_SAMPLE_RATE,
  renderExhaleBell,
  renderFoundBell,
  renderHoldBell,
  renderInhaleBell,
  renderPop,
} from './sound/cues.mjs';
import { decode, encode, ffmpegIsInstalled, measureFile, measurePcm } from './sound/ffmpeg.mjs';
import { GROVE_SAMPLE_RATE, renderGrove } from './sound/grove.mjs';
import { gainFromDecibels } from './sound/stereo.mjs';
import { renderWeather, WEATHER, WEATHER_SAMPLE_RATE } from './sound/weather.mjs';

/** @import { Pcm } from './sound/ffmpeg.mjs' */
/** @import { Stereo } from './sound/stereo.mjs' */

/** @typedef {{ name: string, pcm: Pcm, loudness: number, files: Record<string, string[]> }} Sound loudness in LUFS; codec arguments by file ending */

const OUTPUT = fileURLToPath(new URL('../../web/public/sound/', import.meta.url));

const OPUS = ['-c:a', 'libopus', '-b:a', '64k', '-cues_to_front', '1'];
const AAC = ['-c:a', 'aac', '-b:a', '64k', '-cutoff', '12000', '-movflags', '+faststart'];
const MP3 = ['-c:a', 'libmp3lame', '-b:a', '64k', '-id3v2_version', '0'];

/**
 * @param {Stereo} stereo
 * @param {number} sampleRate
 * @returns {Pcm}
 */
function interleaved({ left, right }, sampleRate) {
  const samples = new Float32Array(left.length * 2);
  left.forEach((sample, index) => {
    samples[2 * index] = sample;
    samples[2 * index + 1] = right[index] ?? 0;
  });
  return { samples, sampleRate, channels: 2 };
}

/**
 * @param {string} name
 * @param {number} loudness
 * @param {Float32Array} samples
 * @returns {Sound}
 */
function cue(name, loudness, samples) {
  const pcm = { samples, sampleRate: CUE_SAMPLE_RATE, channels: /** @type {const} */ (1) };
  return { name, loudness, pcm, files: { mp3: MP3 } };
}

/**
 * @param {Pcm} pcm
 * @param {number} loudness in LUFS
 * @returns {Pcm}
 */
function levelTo(pcm, loudness) {
  const gain = gainFromDecibels(loudness - measurePcm(pcm).loudness);
  return { ...pcm, samples: pcm.samples.map((sample) => sample * gain) };
}

/**
 * @param {Float32Array} samples
 * @returns {number} in dBFS
 */
function peakOf(samples) {
  const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
  return 20 * Math.log10(Math.max(peak, 1e-6));
}

/**
 * @param {string} file
 * @param {Pcm} format
 * @returns {string}
 */
function describe(file, format) {
  const { loudness, truePeak } = measureFile(file);
  const samples = decode(file, format);
  const seconds = samples.length / format.channels / format.sampleRate;
  const edge = Math.round(0.05 * format.sampleRate) * format.channels;
  const figures = [
    `${(statSync(file).size / 1000).toFixed(1)} kB`,
    `${seconds.toFixed(3)} s`,
    `${loudness.toFixed(1)} LUFS`,
    `${truePeak.toFixed(1)} dBTP`,
    `first and last 50 ms at most ${peakOf(samples.slice(0, edge)).toFixed(0)} and ${peakOf(samples.slice(-edge)).toFixed(0)} dBFS`,
  ];
  return figures.join(', ');
}

/** @param {Sound} sound */
function publish({ name, pcm, loudness, files }) {
  const levelled = levelTo(pcm, loudness);
  for (const [ending, codec] of Object.entries(files)) {
    const file = `${OUTPUT}${name}.${ending}`;
    encode(levelled, file, codec);
    console.log(`${name}.${ending}: ${describe(file, pcm)}`);
  }
}

if (!ffmpegIsInstalled()) {
  console.error('ffmpeg was not found. Install it (on Debian: apt install ffmpeg) and run this again.');
  process.exit(1);
}
mkdirSync(OUTPUT, { recursive: true });
publish({
  name: 'grove',
  pcm: interleaved(renderGrove(), GROVE_SAMPLE_RATE),
  loudness: -20,
  files: { webm: OPUS, m4a: AAC },
});
for (const name of WEATHER) {
  const pcm = interleaved(renderWeather(name), WEATHER_SAMPLE_RATE);
  publish({ name, pcm, loudness: -22, files: { webm: OPUS, m4a: AAC } });
}
publish(cue('inhale', -20, renderInhaleBell()));
publish(cue('hold', -20, renderHoldBell()));
publish(cue('exhale', -20, renderExhaleBell()));
publish(cue('pop-large', -24, renderPop(0.8)));
publish(cue('pop-medium', -24, renderPop(1)));
publish(cue('pop-small', -24, renderPop(1.26)));
publish(cue('found', -22, renderFoundBell()));

const HEADER_BYTES = 44;
const BYTES_PER_SAMPLE = 2;
const LOUDEST = 32_767;

/** Samples are made in so many at a time. */
const PIECE = 4_096;

/**
 * The next samples of a sound as a WAV file: 16 bits, one channel.
 *
 * @param fill makes the next samples
 * @param samples how many
 * @param rate samples a second
 * @param edge at its beginning and at its end, so many samples rise and fall; where pieces are put together, a browser is
 *   silent for a moment, which would click without
 */
export function makeWav(
  fill: (out: Float32Array) => void,
  samples: number,
  rate: number,
  edge: { readonly atBeginning: number; readonly atEnd: number } = { atBeginning: 0, atEnd: 0 },
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEADER_BYTES + BYTES_PER_SAMPLE * samples);
  writeHeader(new DataView(bytes.buffer), samples, rate);
  const numbers = new Int16Array(bytes.buffer, HEADER_BYTES);
  const piece = new Float32Array(PIECE);
  for (let from = 0; from < samples; from += PIECE) {
    const next = piece.subarray(0, Math.min(PIECE, samples - from));
    fill(next);
    for (let index = 0; index < next.length; index += 1) {
      const at = from + index;
      const rise = at < edge.atBeginning ? at / edge.atBeginning : 1;
      const fall = samples - at < edge.atEnd ? (samples - at) / edge.atEnd : 1;
      numbers[at] = Math.round(LOUDEST * rise * fall * (next[index] ?? 0));
    }
  }
  return bytes;
}

function writeHeader(view: DataView, samples: number, rate: number): void {
  const text = (at: number, word: string) => {
    for (let index = 0; index < word.length; index += 1) view.setUint8(at + index, word.charCodeAt(index));
  };
  const dataBytes = BYTES_PER_SAMPLE * samples;
  text(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, BYTES_PER_SAMPLE * rate, true);
  view.setUint16(32, BYTES_PER_SAMPLE, true);
  view.setUint16(34, 8 * BYTES_PER_SAMPLE, true);
  text(36, 'data');
  view.setUint32(40, dataBytes, true);
}

/**
 * Paul Kellet's economy filter: white noise in, pink noise out (−3 dB an octave, as in wind and water).
 * @returns {(white: number) => number}
 */
export function pinkFilter() {
  let low = 0;
  let middle = 0;
  let high = 0;
  return (white) => {
    low = 0.99765 * low + white * 0.099046;
    middle = 0.963 * middle + white * 0.2965164;
    high = 0.57 * high + white * 1.0526913;
    return (low + middle + high + white * 0.1848) * 0.2;
  };
}

/**
 * A state-variable filter in the topology-preserving form (Zavalishin): it stays stable and free of
 * clicks while its cutoff moves, which a direct-form biquad does not.
 * @param {'low' | 'band' | 'high'} response
 * @param {{ sampleRate: number, q?: number }} options
 * @returns {(sample: number, cutoff: number) => number}
 */
export function stateVariableFilter(response, { sampleRate, q = Math.SQRT1_2 }) {
  const damping = 1 / q;
  let bandState = 0;
  let lowState = 0;
  return (sample, cutoff) => {
    const g = Math.tan((Math.PI * cutoff) / sampleRate);
    const high = (sample - (damping + g) * bandState - lowState) / (1 + g * (g + damping));
    const band = g * high + bandState;
    const low = g * band + lowState;
    bandState = g * high + band;
    lowState = g * band + low;
    if (response === 'low') return low;
    return response === 'high' ? high : band * damping;
  };
}

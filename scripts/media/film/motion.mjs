/* global document */
/**
 * Moves every layer of the scene to its place at one moment. Each movement is a whole number of turns in
 * the film's length, so the last frame leads to the first. Runs inside the browser that draws the frames.
 * @param {number} moment from 0 to 1, both being the same moment
 */
export function placeEverything(moment) {
  const turn = (phase, speed = 1) => Math.sin(2 * Math.PI * (moment * speed + phase));
  const passed = (phase) => (moment + phase) % 1;
  const each = (name, move) => {
    for (const element of document.querySelectorAll(`[data-${name}]`)) {
      move(element, ...element.dataset[name].split(' ').map(Number));
    }
  };

  each('drift', (element, way, phase, strength) => {
    const t = passed(phase);
    element.setAttribute('transform', `translate(${(t - 0.5) * way} ${turn(phase) * 3})`);
    element.setAttribute('opacity', String(strength * Math.sin(Math.PI * t) ** 2));
  });
  each('glow', (element, depth, phase) => {
    element.setAttribute('opacity', String(1 - depth + depth * turn(phase)));
  });
  each('breathe', (element, size, phase) => {
    const scale = 1 + size * turn(phase);
    element.setAttribute('transform', `translate(1030 372) scale(${scale}) translate(-1030 -372)`);
  });
  each('twinkle', (element, phase) => {
    element.setAttribute('opacity', String(0.5 + 0.3 * turn(phase)));
  });
  each('sway', (element, degrees, phase, x, y) => {
    const angle = degrees * (turn(phase) + 0.35 * turn(phase * 1.7, 2));
    element.setAttribute('transform', `rotate(${angle} ${x} ${y})`);
  });
  each('flutter', (element, phase) => {
    element.setAttribute('transform', `translate(${0.9 * turn(phase, 2)} ${0.6 * turn(phase + 0.3, 1)})`);
  });
  each('shimmer', (element, phase, speed) => {
    element.setAttribute('opacity', String(0.55 + 0.45 * turn(phase, speed)));
    element.setAttribute('transform', `translate(${6 * turn(phase + 0.25, 1)} 0)`);
  });
  each('mote', (element, phase, rise) => {
    const t = passed(phase);
    element.setAttribute('opacity', String(0.75 * Math.sin(Math.PI * t) ** 2));
    element.setAttribute('transform', `translate(${10 * turn(phase, 2)} ${-rise * t})`);
  });
  each('fall', (element, x, y, phase) => {
    // Each leaf falls in the first two fifths of its turn and is away for the rest.
    const t = passed(phase) / 0.5;
    const shown = t < 1;
    element.setAttribute('opacity', shown ? String(Math.min(1, t * 8, (1 - t) * 6)) : '0');
    const sway = Math.sin(t * 9);
    const where = `translate(${x - 190 * t + 26 * sway} ${y + 250 * t ** 1.15})`;
    element.setAttribute('transform', `${where} rotate(${40 * Math.cos(t * 9) - 60 * t})`);
  });
}

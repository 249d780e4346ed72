// Small drawing kit: colour tokens, a compact path pen, smooth curves, tapered limbs.

export const TOKENS = {
  'sky-high': ['#F7EBDB', '#0E1A1B'],
  'sky-low': ['#EFCFB0', '#20383A'],
  sun: ['#F9DFAE', '#F2EBD4'],
  glow: ['#FBEBCF', '#2C4647'],
  amber: ['#F2C48D', '#C79A63'],
  'hill-1': ['#B7C7B3', '#2E4A46'],
  'hill-2': ['#98AF97', '#27413D'],
  'hill-3': ['#738F75', '#203733'],
  'hill-4': ['#4E6E57', '#1A2E2A'],
  'hill-5': ['#34513F', '#142522'],
  'hill-6': ['#243B2F', '#0E1B19'],
  mist: ['#E6EBDD', '#37534F'],
  water: ['#BFD4CE', '#2A474B'],
  'water-deep': ['#8FB0AB', '#1F383C'],
  trunk: ['#2A4034', '#0B1614'],
  'leaf-1': ['#7E9B6B', '#5E7A57'],
  'leaf-2': ['#95AD77', '#748C62'],
  'leaf-3': ['#5F8060', '#46644E'],
  'leaf-4': ['#B9B878', '#8E8F5F'],
  'leaf-5': ['#D9A86C', '#A97F50'],
  clay: ['#A84A28', '#C9744A'],
  'clay-soft': ['#D98C68', '#A8694C'],
  paper: ['#FCF9F3', '#DDE3D4'],
  ink: ['#1E2A24', '#0A1412'],
  'skin-1': ['#E0B48C', '#B98B64'],
  'skin-2': ['#8A5A3C', '#7A4E35'],
};

export const paint = (token) => {
  if (!TOKENS[token]) throw new Error(`unknown token ${token}`);
  return `var(--art-${token},${TOKENS[token][0]})`;
};

/** Seeded random numbers in [0, 1). */
export function random(seed) {
  let s = seed >>> 0;
  const next = () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  next.in = (a, b) => a + (b - a) * next();
  next.pick = (list) => list[Math.floor(next() * list.length)];
  return next;
}

const show = (v) => String(v).replace(/^(-?)0\./, '$1.');

/** Writes relative path data with rounded numbers. */
export class Pen {
  constructor(places = 1) {
    this.k = 10 ** places;
    this.out = '';
    this.x = this.y = 0;
    this.last = '';
  }
  round(v) {
    const r = Math.round(v * this.k) / this.k;
    return r === 0 ? 0 : r;
  }
  put(command, numbers) {
    let text = command === this.last && command !== 'M' ? '' : command;
    for (const v of numbers) {
      const s = show(v);
      text += (/[\d.]$/.test(text || this.out) && s[0] !== '-' ? ' ' : '') + s;
    }
    this.out += text;
    this.last = command;
  }
  rel(x, y) {
    return [this.round(this.round(x) - this.x), this.round(this.round(y) - this.y)];
  }
  to(x, y) {
    this.x = this.round(x);
    this.y = this.round(y);
  }
  M(x, y) {
    this.to(x, y);
    this.put('M', [this.x, this.y]);
    return this;
  }
  L(x, y) {
    this.put('l', this.rel(x, y));
    this.to(x, y);
    return this;
  }
  C(a, b, c, d, x, y) {
    this.put('c', [...this.rel(a, b), ...this.rel(c, d), ...this.rel(x, y)]);
    this.to(x, y);
    return this;
  }
  Q(a, b, x, y) {
    this.put('q', [...this.rel(a, b), ...this.rel(x, y)]);
    this.to(x, y);
    return this;
  }
  A(r, x, y, large = 0, sweep = 1) {
    const q = this.round(r) || 0.1;
    this.put('a', [q, q, 0, large, sweep, ...this.rel(x, y)]);
    this.to(x, y);
    return this;
  }
  Z() {
    this.out += 'z';
    this.last = 'z';
    return this;
  }
  toString() {
    return this.out;
  }
}

/** Bezier segments of a smooth line through the points. */
export function segments(points, closed = false, k = 1) {
  const n = points.length,
    list = [];
  const at = (i) => (closed ? points[(i + n) % n] : points[Math.max(0, Math.min(n - 1, i))]);
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p, a, b, q] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    list.push([
      a,
      [a[0] + ((b[0] - p[0]) * k) / 6, a[1] + ((b[1] - p[1]) * k) / 6],
      [b[0] - ((q[0] - a[0]) * k) / 6, b[1] - ((q[1] - a[1]) * k) / 6],
      b,
    ]);
  }
  return list;
}

export function run(pen, points, closed = false, k = 1) {
  for (const [, c, d, b] of segments(points, closed, k)) pen.C(...c, ...d, ...b);
  return pen;
}

export const line = (points, places = 1, k = 1) =>
  run(new Pen(places).M(...points[0]), points, false, k).toString();
export const shape = (points, places = 1, k = 1) =>
  run(new Pen(places).M(...points[0]), points, true, k)
    .Z()
    .toString();

/** A tapering limb: points are [x, y, radius]; rounded ends, or a flat foot. */
export function limb(points, places = 1, flat = false) {
  const n = points.length;
  const side = (s) =>
    points.map(([x, y, r], i) => {
      const a = points[Math.max(0, i - 1)],
        b = points[Math.min(n - 1, i + 1)];
      const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      return [x - ((s * (b[1] - a[1])) / l) * r, y + ((s * (b[0] - a[0])) / l) * r];
    });
  const left = side(-1),
    right = side(1).reverse();
  const pen = new Pen(places).M(...left[0]);
  run(pen, left);
  const end = points[n - 1][2],
    start = points[0][2];
  if (end > 0.6) pen.A(end, ...right[0]);
  else pen.L(...right[0]);
  run(pen, right);
  if (start > 0.6 && !flat) pen.A(start, ...left[0]);
  return pen.Z().toString();
}

const soft = (o) => (o === undefined || o === 1 ? '' : ` opacity="${show(o)}"`);
export const fill = (token, d, o) => `<path fill="${paint(token)}"${soft(o)} d="${[].concat(d).join('')}"/>`;
export const stroke = (token, d, w = 1.5, o) =>
  `<path fill="none" stroke="${paint(token)}" stroke-width="${show(w)}" stroke-linecap="round" stroke-linejoin="round"${soft(o)} d="${[].concat(d).join('')}"/>`;
export const circle = (token, x, y, r, o) =>
  `<circle fill="${paint(token)}"${soft(o)} cx="${show(x)}" cy="${show(y)}" r="${show(r)}"/>`;
export const ellipse = (token, x, y, rx, ry, o, turn) =>
  `<ellipse fill="${paint(token)}"${soft(o)} cx="${show(x)}" cy="${show(y)}" rx="${show(rx)}" ry="${show(ry)}"${turn ? ` transform="rotate(${turn} ${x} ${y})"` : ''}/>`;
export const rect = (token, x, y, w, h, o, r) =>
  `<rect fill="${paint(token)}"${soft(o)}${x ? ` x="${x}"` : ''}${y ? ` y="${y}"` : ''} width="${w}" height="${h}"${r ? ` rx="${r}"` : ''}/>`;
export const group = (transform, ...inner) => `<g transform="${transform}">${inner.flat(9).join('')}</g>`;
export const faded = (o, ...inner) => `<g opacity="${show(o)}">${inner.flat(9).join('')}</g>`;
export const place = (x, y, s = 1, ...inner) =>
  group(`translate(${x} ${y})${s === 1 ? '' : ` scale(${[].concat(s).join(' ')})`}`, ...inner);

/** A hand-cut round: a circle whose edge wanders a little. */
export function round(rng, x, y, rx, ry = rx, wander = 0.04, n = 9, places = 1) {
  const t0 = rng() * 6;
  return shape(
    Array.from({ length: n }, (_, i) => {
      const t = t0 + (i / n) * Math.PI * 2,
        k = 1 + rng.in(-wander, wander);
      return [x + Math.cos(t) * rx * k, y + Math.sin(t) * ry * k];
    }),
    places,
  );
}

/** A flat lens, for light on water and wisps of mist. */
export const lens = (x, y, w, h, places = 1) =>
  new Pen(places)
    .M(x - w / 2, y)
    .Q(x, y - h, x + w / 2, y)
    .Q(x, y + h, x - w / 2, y)
    .Z()
    .toString();

export const drawing = (w, h, ...inner) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"><g id="d">${inner.flat(9).join('')}</g></svg>\n`;

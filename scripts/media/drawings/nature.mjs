// Land, sky, water and plants.
import { Pen, circle, fill, lens, limb, paint, random, rect, round, run, segments, stroke } from './kit.mjs';

/** Sky with a sun or moon, widening glow, and warm bands near the horizon. */
export function sky(w, h, { sun, horizon = h * 0.6, bands = 3, depth = h * 0.42 } = {}) {
  const out = [rect('sky-high', 0, 0, w, h)];
  for (let i = 0; i < bands; i++) {
    const y = horizon - depth * (1 - i / bands),
      a = h * 0.02 * (i % 2 ? -1 : 1);
    out.push(
      fill(
        'sky-low',
        ridge(w, h, [
          [0, y + a],
          [w * 0.3, y - a],
          [w * 0.68, y + a * 1.4],
          [w, y - a * 0.6],
        ]).d,
        0.4,
      ),
    );
  }
  if (sun) out.push(glow(...sun));
  return out.join('');
}

export function glow(x, y, r, token = 'sun', rings = 3) {
  let s = '';
  for (let i = rings; i > 0; i--) s += circle('glow', x, y, Math.round(r * (1 + i * 0.42)), 0.34);
  return s + circle(token, x, y, r);
}

/** A hill: a smooth line from the left edge to the right one, filled down to the foot. */
export function ridge(w, foot, points, places = 0) {
  const segs = segments(points);
  const pen = run(new Pen(places).M(...points[0]), points)
    .L(points.at(-1)[0], foot)
    .L(points[0][0], foot)
    .Z();
  const y = (x) => {
    const [a, c, d, b] = segs.find((s) => x <= s[3][0]) ?? segs.at(-1);
    let lo = 0,
      hi = 1;
    const at = (k, t) =>
      a[k] * (1 - t) ** 3 + 3 * c[k] * t * (1 - t) ** 2 + 3 * d[k] * t * t * (1 - t) + b[k] * t ** 3;
    for (let i = 0; i < 24; i++) {
      const m = (lo + hi) / 2;
      if (at(0, m) < x) lo = m;
      else hi = m;
    }
    return at(1, lo);
  };
  return { d: pen.toString(), y, points, w, foot };
}

/** Mist gathering at the foot of a hill: its line again and again, lower, flatter and simpler. */
export function mist(hill, { token = 'mist', n = 7, start = 12, step = 7, o = 0.09 } = {}) {
  const { w, foot } = hill,
    knots = [0, 0.3, 0.66, 1].map((t) => [t * w, hill.y(t * w)]);
  const mean = knots.reduce((s, p) => s + p[1], 0) / knots.length;
  const layer = (i, drop) =>
    ridge(
      w,
      foot,
      knots.map(([x, y], j) => [
        x,
        mean +
          (y - mean) * (1 - (0.75 * (i + 1)) / n) +
          drop +
          step * i +
          Math.sin(i * 1.9 + j * 2.3) * step * 0.5,
      ]),
    );
  const layers = Array.from({ length: n }, (_, i) => {
    const first = layer(i, start);
    const over = Math.max(
      ...Array.from({ length: 33 }, (_, k) => hill.y((k / 32) * w) + start * 0.5 - first.y((k / 32) * w)),
    );
    return `<path d="${(over > 0 ? layer(i, start + over) : first).d}"/>`;
  });
  return `<g fill="${paint(token)}" fill-opacity="${String(o).replace(/^0/, '')}">${layers.join('')}</g>`;
}

/** Wisps: a few long soft lenses. */
export const wisps = (list, o = 0.5, token = 'mist') =>
  fill(
    token,
    list.map(([x, y, w, h]) => lens(x, y, w, h, 0)),
    o,
  );

/** One pine, drawn as part of the hill it stands in: returns path data only. */
export function pine(rng, x, y, h, places = 1) {
  const tiers = h < 15 ? 2 : h < 28 ? 3 : h < 52 ? 4 : 5;
  const half = h * rng.in(0.17, 0.23),
    lean = rng.in(-0.03, 0.03) * h,
    base = y + h * 0.05;
  const side = (s) =>
    Array.from({ length: tiers }, (_, i) => {
      const t = ((i + 1) / tiers) ** 0.9,
        cx = x + lean * (1 - t),
        reach = half * (0.14 + 0.86 * t) * rng.in(0.82, 1.12);
      return {
        tip: [cx + s * reach, y - h * (1 - t) * 0.92 + rng.in(-0.02, 0.02) * h],
        notch: [cx + s * reach * 0.56, y - h * (1 - t) * 0.92 - h * 0.02],
      };
    });
  const pen = new Pen(places),
    left = side(-1).reverse(),
    right = side(1);
  pen.M(...left[0].tip);
  left.forEach(({ tip }, i) => {
    const up = left[i + 1];
    if (!up) return void pen.Q(x + lean - half * 0.1, tip[1] - h * 0.06, x + lean, y - h);
    pen.Q(up.notch[0] - half * 0.02, tip[1] - h * 0.07, ...up.notch).L(...up.tip);
  });
  right.forEach(({ tip }, i) => {
    const up = right[i - 1];
    if (!up) return void pen.Q(x + lean + half * 0.1, tip[1] - h * 0.06, ...tip);
    pen.L(...up.notch).Q(up.notch[0] + half * 0.02, tip[1] - h * 0.07, ...tip);
  });
  return pen
    .L(x + half * 0.16, base - h * 0.03)
    .L(x + half * 0.16, base + h * 0.06)
    .L(x - half * 0.16, base + h * 0.06)
    .L(x - half * 0.16, base - h * 0.03)
    .Z()
    .toString();
}

/** Groups of pines along a hill, uneven and overlapping; list entries are [x, width, count, height]. */
export function pines(rng, hill, list, places = 1) {
  return list.flatMap(([x, w, n, h]) => {
    let px = x - w / 2;
    const tallest = Math.floor(rng() * n);
    return Array.from({ length: n }, (_, i) => {
      if (i) px += (w / Math.max(1, n - 1)) * rng.pick([0.35, 0.6, 1.1, 1.9]);
      const tall = h * (i === tallest ? 1 : rng.in(0.42, 0.86));
      const at = Math.max(2, Math.min(hill.w - 2, px));
      return pine(rng, at, hill.y(at) + 1, tall, tall > 40 ? places : Math.max(places, 0));
    });
  });
}

/** Reeds: fine strokes, some with a seed head. */
export function reeds(rng, x, y, w, n, h, token = 'hill-6', heads = 0.3, o = 1) {
  let blades = '',
    tops = '';
  for (let i = 0; i < n; i++) {
    const px = x + (w * (i + rng.in(0, 0.9))) / n,
      tall = h * rng.in(0.45, 1),
      bend = rng.in(-0.2, 0.26) * tall;
    blades += new Pen(0)
      .M(px, y)
      .Q(px + bend * 0.1, y - tall * 0.6, px + bend, y - tall)
      .toString();
    if (rng() < heads && tall > h * 0.6) {
      const k = tall * 0.15,
        a = [px + bend, y - tall],
        l = Math.hypot(bend * 1.6, tall) || 1;
      tops += limb([
        [a[0] - ((bend * 1.4) / l) * k, a[1] + k, 0.9],
        [a[0] - ((bend * 0.6) / l) * k, a[1] + k * 0.4, 1.9],
        [a[0], a[1] - 1, 0.7],
      ]);
    }
  }
  return stroke(token, blades, 1.4, o) + (tops ? fill(token, tops, o) : '');
}

/** Blades of grass along a hill's edge: path data in the hill's own colour. */
export function grass(rng, hill, from, to, n, h = 10) {
  return Array.from({ length: n }, () => {
    const x = rng.in(from, to),
      y = hill.y(x) + 2,
      t = h * rng.in(0.5, 1.1),
      b = rng.in(-0.5, 0.5) * t;
    return new Pen(0)
      .M(x - 1, y)
      .Q(x - 0.6 + b * 0.2, y - t * 0.6, x + b, y - t)
      .Q(x + 1 + b * 0.3, y - t * 0.5, x + 2, y)
      .Z()
      .toString();
  });
}

/** One leaf growing from (x, y) at angle a; kinds: pointed, round, sickle, small. */
export function leaf(x, y, l, a, kind = 0, places = 1) {
  const c = Math.cos(a),
    s = Math.sin(a);
  const p = (u, v) => [x + (c * u - s * v) * l, y + (s * u + c * v) * l];
  const pen = new Pen(places).M(x, y);
  if (kind === 1)
    return pen
      .C(...p(0.15, -0.5), ...p(0.85, -0.42), ...p(1, 0))
      .C(...p(0.85, 0.42), ...p(0.15, 0.5), ...p(0, 0))
      .Z()
      .toString();
  if (kind === 2)
    return pen
      .Q(...p(0.5, -0.62), ...p(1, -0.08))
      .Q(...p(0.55, 0.18), ...p(0, 0))
      .Z()
      .toString();
  const w = kind === 3 ? 0.36 : 0.48;
  return pen
    .Q(...p(0.42, -w), ...p(1, 0))
    .Q(...p(0.42, w), ...p(0, 0))
    .Z()
    .toString();
}

/**
 * A tree that seeks its light: twigs grow toward scattered points of the crown.
 * crown: ellipses [x, y, rx, ry]; trunk: first limb as [x, y] points.
 */
export function tree({
  seed,
  trunk,
  crown,
  points = 110,
  step = 9,
  reach = 70,
  kill = 14,
  tip = 0.7,
  power = 2.3,
  girth = 1,
  thick = 1.6,
  leaves = 170,
  size = 12,
  light = [0.6, -0.8],
  bark = 'trunk',
  places = 1,
  tones = ['leaf-3', 'leaf-1', 'leaf-2', 'leaf-4', 'leaf-5'],
}) {
  const rng = random(seed);
  const area = crown.reduce((s, e) => s + e[2] * e[3], 0);
  let goals = crown.flatMap(([x, y, rx, ry]) =>
    Array.from({ length: Math.round((points * rx * ry) / area) }, () => {
      const t = rng() * 6.283,
        r = Math.sqrt(rng());
      return [x + Math.cos(t) * rx * r, y + Math.sin(t) * ry * r];
    }),
  );
  const nodes = [];
  trunk.forEach(([x, y], i) => {
    if (!i) return void nodes.push({ x, y, up: -1 });
    const [a, b] = trunk[i - 1],
      n = Math.max(1, Math.round(Math.hypot(x - a, y - b) / step));
    for (let j = 1; j <= n; j++)
      nodes.push({ x: a + ((x - a) * j) / n, y: b + ((y - b) * j) / n, up: nodes.length - 1 });
  });
  const bare = Math.floor(nodes.length * 0.62);
  for (let turn = 0; turn < 90 && goals.length; turn++) {
    const pull = new Map();
    for (const g of goals) {
      let best = -1,
        d0 = reach;
      nodes.forEach((n, i) => {
        if (i < bare) return;
        const d = Math.hypot(n.x - g[0], n.y - g[1]);
        if (d < d0) {
          d0 = d;
          best = i;
        }
      });
      if (best < 0) continue;
      const v = pull.get(best) ?? [0, 0],
        n = nodes[best];
      v[0] += (g[0] - n.x) / d0;
      v[1] += (g[1] - n.y) / d0;
      pull.set(best, v);
    }
    if (!pull.size) {
      reach *= 1.5;
      if (reach > 900) break;
      continue;
    }
    for (const [i, v] of pull) {
      const n = nodes[i],
        p = nodes[n.up] ?? n;
      const l = Math.hypot(...v) || 1;
      let dx = v[0] / l + ((n.x - p.x) / step) * 0.55 + rng.in(-0.18, 0.18),
        dy = v[1] / l + ((n.y - p.y) / step) * 0.55 + rng.in(-0.18, 0.18);
      const m = Math.hypot(dx, dy) || 1;
      dx *= step / m;
      dy *= step / m;
      if (!nodes.some((o) => o.up === i && Math.hypot(o.x - n.x - dx, o.y - n.y - dy) < step * 0.3))
        nodes.push({ x: n.x + dx, y: n.y + dy, up: i });
    }
    goals = goals.filter(
      (g) => !nodes.some((n, i) => i >= bare && Math.hypot(n.x - g[0], n.y - g[1]) < kill),
    );
  }
  nodes.forEach((n) => {
    n.kids = [];
  });
  nodes.forEach((n, i) => {
    if (n.up >= 0) nodes[n.up].kids.push(i);
  });
  for (let i = nodes.length - 1; i >= 0; i--) {
    const n = nodes[i];
    n.r = n.kids.length ? n.kids.reduce((s, k) => s + nodes[k].r ** power, 0) ** (1 / power) : tip;
    n.r += 0.012 * step * 0.4;
  }
  const root = nodes[0].r,
    scale = girth / root;
  nodes.forEach((n) => {
    n.w = Math.max(tip * 0.6, n.r * scale);
  });
  // Limbs: follow the thickest child; the others begin limbs of their own.
  let wood = '';
  const twigs = {};
  const begin = [[0]];
  while (begin.length) {
    const chain = begin.pop();
    let i = chain.at(-1);
    while (nodes[i].kids.length) {
      const [main, ...rest] = [...nodes[i].kids].sort((a, b) => nodes[b].r - nodes[a].r);
      for (const k of rest) begin.push([i, k]);
      chain.push(main);
      i = main;
    }
    if (chain.length < 2) continue;
    const every = Math.max(3, Math.round(chain.length / 5)),
      kept = [];
    chain.forEach((k, j) => {
      const forks = nodes[k].kids.some((c) => c !== chain[j + 1] && nodes[c].w > 2),
        since = j - (kept.at(-1) ?? -9);
      if (
        j === 0 ||
        j === chain.length - 1 ||
        (since >= 2 && j < chain.length - 2 && (j % every === 0 || forks))
      )
        kept.push(j);
    });
    const pts = kept.map((j) => [
      nodes[chain[j]].x,
      nodes[chain[j]].y,
      j === 0 && chain[0] !== 0 ? nodes[chain[1]].w : nodes[chain[j]].w,
    ]);
    if (chain[0] === 0) {
      pts[0][2] *= 1.7;
      pts[1][2] *= 1.1;
    }
    if (nodes[chain[1]].w > thick) {
      pts.at(-1)[2] = 0.5;
      wood += limb(pts, places, chain[0] === 0);
    } else {
      const w = Math.max(0.9, Math.round(nodes[chain[1]].w * 2 * 2) / 2);
      const mid = pts[Math.floor(pts.length / 2)];
      const pen = new Pen(places).M(pts[0][0], pts[0][1]);
      if (pts.length > 2) pen.Q(mid[0], mid[1], pts.at(-1)[0], pts.at(-1)[1]);
      else pen.L(pts.at(-1)[0], pts.at(-1)[1]);
      twigs[w] = (twigs[w] ?? '') + pen;
    }
  }
  // Leaves sit on the thin twigs, fanned out most densely at their ends.
  const [cx, cy] = crown.reduce((s, e) => [s[0] + e[0] / crown.length, s[1] + e[1] / crown.length], [0, 0]);
  const thin = nodes.filter((n, i) => i >= bare && n.w < Math.max(1.5, girth * 0.16));
  const ends = thin.filter((n) => !n.kids.length);
  const back = {},
    front = {};
  for (let i = 0; i < leaves && thin.length; i++) {
    const n = i < ends.length * 2 ? ends[i % ends.length] : rng.pick(thin),
      p = nodes[n.up] ?? n;
    const behind = i % 5 < 2,
      far = Math.hypot(n.x - cx, n.y - cy) || 1;
    const a = Math.atan2(n.y - p.y, n.x - p.x) + rng.in(-1.5, 1.5);
    const lit =
      ((n.x - cx) * light[0] + (n.y - cy) * light[1]) / (far + 40) + rng.in(-0.95, 0.95) - (behind ? 0.4 : 0);
    const tone = lit < -0.45 ? 0 : lit < 0.1 ? 1 : lit < 0.6 ? 2 : lit < 0.95 || behind ? 3 : 4;
    const d = leaf(
      n.x + rng.in(-0.3, 0.3) * size,
      n.y + rng.in(-0.3, 0.3) * size,
      size * rng.in(0.75, 1.2) * (behind ? 1.6 : 1),
      a,
      behind ? 1 : rng.pick([0, 0, 1, 2, 3]),
      places,
    );
    const layer = behind ? back : front;
    layer[tones[tone]] = (layer[tones[tone]] ?? '') + d;
  }
  const order = (o) =>
    tones
      .filter((t) => o[t])
      .map((t) => fill(t, o[t]))
      .join('');
  return (
    order(back) +
    Object.entries(twigs)
      .map(([w, d]) => stroke(bark, d, +w))
      .join('') +
    fill(bark, wood) +
    order(front)
  );
}

/** A hanging or rising branch with leaves; points as [x, y, r]. */
export function branch(
  rng,
  points,
  { n = 14, size = 12, bark = 'trunk', tones = ['leaf-3', 'leaf-1', 'leaf-2', 'leaf-4'] } = {},
) {
  const segs = segments(points),
    by = {};
  for (let i = 0; i < n; i++) {
    const t = (0.18 + (0.82 * (i + 0.5)) / n) * segs.length,
      k = Math.min(segs.length - 1, Math.floor(t)),
      u = t - k;
    const [a, c, d, b] = segs[k],
      at = (j, v) =>
        a[j] * (1 - v) ** 3 + 3 * c[j] * v * (1 - v) ** 2 + 3 * d[j] * v * v * (1 - v) + b[j] * v ** 3;
    const x = at(0, u),
      y = at(1, u),
      dir = Math.atan2(
        at(1, Math.min(1, u + 0.05)) - at(1, u - 0.05),
        at(0, Math.min(1, u + 0.05)) - at(0, u - 0.05),
      );
    const tone = rng.pick(tones);
    by[tone] =
      (by[tone] ?? '') +
      leaf(
        x,
        y,
        size * rng.in(0.75, 1.2),
        dir + (i % 2 ? 1 : -1) * rng.in(0.45, 1),
        i % 3 === 0 ? 1 : 0,
        size < 16 ? 1 : 0,
      );
  }
  return (
    fill(bark, limb(points)) +
    tones
      .filter((t) => by[t])
      .map((t) => fill(t, by[t]))
      .join('')
  );
}

/** Light on water below a sun: lenses that widen and part towards the viewer. */
export function glitter(rng, x, y, depth, w0, w1, n, token = 'sun', o = 0.85) {
  return fill(
    token,
    Array.from({ length: n }, (_, i) => {
      const t = (i + 0.4) / n,
        w = (w0 + (w1 - w0) * t) * rng.in(0.5, 1.1);
      return lens(x + rng.in(-0.22, 0.22) * w1 * t, y + depth * t ** 1.15, w, 1 + 2.4 * t);
    }),
    o,
  );
}

/** Slow ripples. */
export const ripples = (list, token = 'paper', o = 0.5) =>
  fill(
    token,
    list.map(([x, y, w, h = 2]) => lens(x, y, w, h)),
    o,
  );

/** Falling rain: fine slanted strokes. */
export function rain(rng, x, y, w, h, n, token = 'water-deep', o = 0.6) {
  return stroke(
    token,
    Array.from({ length: n }, () => {
      const px = rng.in(x, x + w),
        py = rng.in(y, y + h),
        l = rng.in(9, 17);
      return new Pen(0)
        .M(px, py)
        .L(px - l * 0.25, py + l)
        .toString();
    }),
    1.3,
    o,
  );
}

/** A cloud cut in round bows, with a flat foot. */
export function cloud(x, y, w, h) {
  const pts = [
    [-0.5, 0],
    [-0.38, 0.42],
    [-0.12, 0.78],
    [0.2, 0.66],
    [0.4, 0.36],
    [0.5, 0],
  ].map(([u, v]) => [x + u * w, y - v * h]);
  const pen = new Pen(0).M(...pts[0]);
  pts.slice(1).forEach(([px, py], i) => pen.A(Math.hypot(px - pts[i][0], py - pts[i][1]) * 0.6, px, py));
  return pen.Z().toString();
}

import type { Random } from '../random/seeded';
import { FOOT, FRAME, type Point } from './shape';

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const MARGIN = 58;

/** A cloud of foliage: an ellipse that twigs will fill. */
export type Cloud = Point & { readonly rx: number; readonly ry: number };

/** The outline of a full-grown crown, decided before anything grows. */
export type Crown = {
  /** −1 leans left, 1 leans right. */
  readonly lean: number;
  /** The clouds of foliage from left to right, as seen from the fork of the trunk. */
  readonly clouds: readonly Cloud[];
};

/** Decides how wide, how tall and how lopsided a crown will be, and where its clouds of foliage hang. */
export function shapeCrown(random: Random): Crown {
  const between = (low: number, high: number) => low + (high - low) * random();
  const lean = (random() < 0.5 ? -1 : 1) * between(0.35, 1);
  const rx = between(315, 410);
  const ry = between(200, 250) + (410 - rx) * 0.35;
  const centre = { x: FOOT.x + lean * 42, y: between(360, 395) };
  const clouds: Cloud[] = [];

  const rim = random() < 0.5 ? 7 : 8;
  for (let index = 0; index < rim; index += 1) {
    const along = (index + between(0.3, 0.7)) / rim;
    const angle = Math.PI * (1.1 - 1.2 * along);
    const out = between(0.66, 0.82);
    const big = between(0.8, 1.2) * (0.82 + 0.26 * Math.sin(Math.PI * along));
    clouds.push({
      x: centre.x + Math.cos(angle) * rx * out,
      y: centre.y - Math.sin(angle) * ry * out,
      rx: rx * 0.31 * big,
      ry: ry * 0.29 * big,
    });
  }
  for (const side of [-1, 1]) {
    clouds.push({
      x: centre.x + side * rx * between(0.2, 0.36),
      y: centre.y - ry * between(-0.02, 0.24),
      rx: rx * between(0.19, 0.26),
      ry: ry * between(0.18, 0.25),
    });
  }
  const fork = { x: FOOT.x, y: FOOT.y - 150 };
  const bearing = (cloud: Cloud) => Math.atan2(cloud.x - fork.x, fork.y - cloud.y);
  return { lean, clouds: clouds.sort((a, b) => bearing(a) - bearing(b)) };
}

/** Points of light spread through the clouds; twigs grow towards them. */
export function scatterLight(clouds: readonly Cloud[], spacing: number, random: Random): Point[] {
  const lights: Point[] = [];
  clouds.forEach((cloud, cloudIndex) => {
    const count = Math.round((Math.PI * cloud.rx * cloud.ry) / (spacing * spacing));
    const turn = random() * Math.PI * 2;
    for (let index = 0; index < count; index += 1) {
      const out = Math.sqrt((index + random()) / count);
      const angle = turn + index * GOLDEN_ANGLE;
      const light = {
        x: cloud.x + Math.cos(angle) * cloud.rx * out + (random() - 0.5) * spacing * 0.6,
        y: cloud.y + Math.sin(angle) * cloud.ry * out + (random() - 0.5) * spacing * 0.6,
      };
      const alreadyLit = clouds.slice(0, cloudIndex).some((other) => isWithin(other, light));
      if (!alreadyLit) lights.push(inFrame(light));
    }
  });
  return lights;
}

function isWithin(cloud: Cloud, point: Point): boolean {
  return ((point.x - cloud.x) / cloud.rx) ** 2 + ((point.y - cloud.y) / cloud.ry) ** 2 < 1;
}

function inFrame(point: Point): Point {
  return {
    x: Math.min(FRAME.width - MARGIN, Math.max(MARGIN, point.x)),
    y: Math.min(FOOT.y - 190, Math.max(MARGIN, point.y)),
  };
}

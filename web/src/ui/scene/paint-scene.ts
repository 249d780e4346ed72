import type { Sky } from '@stillgrove/domain/sky/sky';
import { atStrength, type ColorsIn } from './colors-in';
import { LAND, RIDGES, STARS } from './landscape';

type Size = {
  readonly width: number;
  readonly height: number;
  /** Where the land ends and plain ground begins. */
  readonly landEnd: number;
};

const LAND_HEIGHT = 470;
const STAR_WIDTHS = { bright: 2.6, faint: 1.7 } as const;

const HILLS = [
  { d: RIDGES.far, hill: 'color-mix(in oklch, var(--art-hill-1) 78%, var(--sky-low))', from: 60, to: 200 },
  { d: RIDGES.second, hill: 'var(--art-hill-2)', from: 120, to: 270 },
  { d: RIDGES.third, hill: 'var(--art-hill-3)', from: 200, to: 330 },
  { d: RIDGES.near, hill: 'var(--art-hill-4)', from: 285, to: 395 },
] as const;

/** The landscape of `HourScene` on a canvas. */
export function paintScene(context: CanvasRenderingContext2D, sky: Sky, colorOf: ColorsIn, size: Size): void {
  const { width, height, landEnd } = size;
  const air = context.createLinearGradient(0, 0, 0, landEnd - LAND_HEIGHT * 0.7);
  air.addColorStop(0, colorOf('var(--sky-high)'));
  air.addColorStop(0.55, colorOf('var(--sky-middle)'));
  air.addColorStop(1, colorOf('var(--sky-low)'));
  context.fillStyle = air;
  context.fillRect(0, 0, width, height);
  if (sky !== 'day') paintStars(context, sky, colorOf, size);
  paintSun(context, sky, colorOf, size);
  paintLand(context, colorOf, size);
}

function paintStars(context: CanvasRenderingContext2D, sky: Sky, colorOf: ColorsIn, { width }: Size): void {
  context.save();
  context.scale(width / 900, width / 900);
  context.strokeStyle = colorOf('var(--art-star)');
  context.lineWidth = STAR_WIDTHS.bright;
  context.lineCap = 'round';
  context.globalAlpha = 0.7;
  context.stroke(new Path2D(STARS.bright));
  context.lineWidth = STAR_WIDTHS.faint;
  if (sky === 'night') context.stroke(new Path2D(STARS.faint));
  context.restore();
}

function paintSun(context: CanvasRenderingContext2D, sky: Sky, colorOf: ColorsIn, size: Size): void {
  const radius = size.width * 0.085;
  const x = size.width * 0.77;
  const y = sky === 'dusk' ? size.landEnd - LAND_HEIGHT * 0.8 : size.height * 0.2;
  context.save();
  context.translate(x, y);
  const glow = context.createRadialGradient(0, 0, radius * 0.86, 0, 0, radius * 3.6);
  glow.addColorStop(0, colorOf('var(--art-glow)'));
  glow.addColorStop(1, atStrength(colorOf('var(--art-glow)'), 0));
  context.fillStyle = glow;
  context.fillRect(-radius * 4, -radius * 4, radius * 8, radius * 8);
  fillCircle(context, colorOf('var(--art-sun)'), 0, 0, radius);
  if (sky === 'night')
    for (const [across, down, share] of [
      [-0.32, -0.24, 0.22],
      [0.26, 0.26, 0.3],
      [0.32, -0.42, 0.12],
      [-0.28, 0.46, 0.1],
    ] as const)
      fillCircle(context, colorOf('var(--art-crater)'), across * radius, down * radius, share * radius);
  context.restore();
}

function fillCircle(
  context: CanvasRenderingContext2D,
  color: string,
  x: number,
  y: number,
  radius: number,
): void {
  context.fillStyle = color;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

function paintLand(
  context: CanvasRenderingContext2D,
  colorOf: ColorsIn,
  { width, height, landEnd }: Size,
): void {
  const scale = LAND_HEIGHT / LAND.height;
  context.save();
  context.translate((width - LAND.width * scale) / 2, landEnd - LAND_HEIGHT);
  context.scale(scale, scale);
  for (const { d, hill, from, to } of HILLS) {
    const slope = context.createLinearGradient(0, from, 0, to);
    const share = d === RIDGES.near ? 80 : 45;
    slope.addColorStop(0, colorOf(hill));
    slope.addColorStop(1, colorOf(`color-mix(in oklch, ${hill} ${String(share)}%, var(--art-mist))`));
    context.fillStyle = slope;
    context.fill(new Path2D(d));
  }
  context.restore();
  context.fillStyle = colorOf('var(--art-ground)');
  context.fillRect(0, landEnd, width, height - landEnd);
  context.translate((width - LAND.width * scale) / 2, landEnd - LAND_HEIGHT);
  context.scale(scale, scale);
  context.fill(new Path2D(RIDGES.ground));
  context.setTransform(1, 0, 0, 1, 0, 0);
}

import type { PlacedGuest } from '@stillgrove/domain/growth-tree/guest-places';
import { FOOT } from '@stillgrove/domain/growth-tree/shape';
import { atStrength, type ColorsIn } from '../../ui/scene/colors-in';
import { ACORN, GUEST_SHAPES, SOIL, TIP } from './guest-shapes';
import { GRASS, MOUND } from './ground-shapes';
import { type Glow, PAINT, type Shape } from './layers';
import type { Picture } from './picture';
import { acornAt, lanternGlow, layerOf, lineOf } from './places';

/** The drawing of `TreeDrawing` on a canvas, at rest. */
export function paintTree(context: CanvasRenderingContext2D, picture: Picture, colorOf: ColorsIn): void {
  const { stage, guests } = picture;
  const fill = (shapes: readonly Shape[]) => paintShapes(context, shapes, colorOf);
  const standing = (on: ReturnType<typeof layerOf>) => {
    for (const guest of guests) if (layerOf(guest) === on) paintGuest(context, guest, colorOf);
  };
  const at = (shapes: readonly Shape[], scale: number, down: number) => {
    context.save();
    context.translate(FOOT.x - 24, FOOT.y + down);
    context.scale(scale, scale);
    fill(shapes);
    context.restore();
  };
  paintGlow(context, picture.shadow, colorOf);
  if (stage === 'seed') at(SOIL, 1, 10);
  standing('ground');
  standing('tree');
  fill(picture.back);
  fill(picture.front);
  fill(picture.blossoms);
  standing('fork');
  if (stage === 'seed') at(TIP, acornAt.seed.scale, 2);
  if (stage !== 'tree') at(ACORN, acornAt[stage].scale, acornAt[stage].down);
  if (stage === 'tree') paintGlow(context, picture.foot, colorOf);
  if (stage !== 'seed') fill(MOUND);
  fill(picture.fallen);
  if (stage !== 'seed') fill(GRASS);
  fill(picture.meadow);
}

function paintShapes(context: CanvasRenderingContext2D, shapes: readonly Shape[], colorOf: ColorsIn): void {
  for (const { paint, d, line, opacity } of shapes) {
    context.globalAlpha = opacity ?? 1;
    const path = new Path2D(d);
    if (line === undefined) {
      context.fillStyle = colorOf(paint);
      context.fill(path);
    } else {
      context.strokeStyle = colorOf(paint);
      context.lineWidth = line;
      context.lineCap = 'round';
      context.stroke(path);
    }
  }
  context.globalAlpha = 1;
}

function paintGuest(context: CanvasRenderingContext2D, guest: PlacedGuest, colorOf: ColorsIn): void {
  if (guest.name === 'lantern') paintGlow(context, lanternGlow(guest), colorOf);
  const string = lineOf(guest);
  if (string !== null) paintShapes(context, [{ paint: PAINT.wood, d: string, line: 3 }], colorOf);
  context.save();
  context.translate(guest.x, guest.y);
  context.scale(guest.scale * guest.side, guest.scale);
  paintShapes(context, GUEST_SHAPES[guest.name], colorOf);
  context.restore();
}

function paintGlow(context: CanvasRenderingContext2D, glow: Glow, colorOf: ColorsIn): void {
  const light = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  const color = colorOf(glow.paint);
  light.addColorStop(0, atStrength(color, glow.opacity));
  light.addColorStop(0.55, atStrength(color, glow.opacity * 0.3));
  light.addColorStop(1, atStrength(color, 0));
  context.save();
  context.translate(glow.x, glow.y);
  context.scale(glow.rx, glow.ry);
  context.fillStyle = light;
  context.fillRect(-1, -1, 2, 2);
  context.restore();
}

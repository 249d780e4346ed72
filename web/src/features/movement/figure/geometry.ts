/** Units of the drawing, with y growing downward. */
export type Point = readonly [x: number, y: number];

/** A direction in degrees: 0 is down, 90 is to the right, 180 is up. */
export function direction(degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [Math.sin(radians), Math.cos(radians)];
}

/** The point at a distance from another, in a direction. */
export function along([x, y]: Point, degrees: number, distance: number): Point {
  const [dx, dy] = direction(degrees);
  return [x + dx * distance, y + dy * distance];
}

export function distanceBetween([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

/** In which direction one point lies from another, in degrees above -180 and up to 180. */
export function directionTo([x1, y1]: Point, [x2, y2]: Point): number {
  return (Math.atan2(x2 - x1, y2 - y1) * 180) / Math.PI;
}

export function between([x1, y1]: Point, [x2, y2]: Point, share: number): Point {
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
}

const rounded = (number: number) => String(Math.round(number * 10) / 10);

/** A point as it stands in a path. */
export const written = ([x, y]: Point) => `${rounded(x)} ${rounded(y)}`;

/** Two circles and all that lies between them, as a path: a limb with rounded ends. */
export function capsule(from: Point, fromRadius: number, to: Point, toRadius: number): string {
  const distance = distanceBetween(from, to);
  if (distance <= Math.abs(fromRadius - toRadius) + 0.01) {
    const [center, radius] = fromRadius > toRadius ? [from, fromRadius] : [to, toRadius];
    return circle(center, radius);
  }
  const toward = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const spread = Math.acos((fromRadius - toRadius) / distance);
  const on = ([x, y]: Point, radius: number, angle: number) =>
    written([x + radius * Math.cos(angle), y + radius * Math.sin(angle)]);
  const [r1, r2] = [rounded(fromRadius), rounded(toRadius)];
  const large = (turn: number) => (turn > Math.PI / 2 ? '1' : '0');
  return (
    `M${on(from, fromRadius, toward + spread)}` +
    `A${r1} ${r1} 0 ${large(Math.PI - spread)} 1 ${on(from, fromRadius, toward - spread)}` +
    `L${on(to, toRadius, toward - spread)}` +
    `A${r2} ${r2} 0 ${large(spread)} 1 ${on(to, toRadius, toward + spread)}z`
  );
}

export function circle([x, y]: Point, radius: number): string {
  const r = rounded(radius);
  const across = rounded(radius * 2);
  return `M${written([x - radius, y])}a${r} ${r} 0 1 1 ${across} 0a${r} ${r} 0 1 1-${across} 0z`;
}

/** A closed line through points, without corners. */
export function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const curves = points.map((_, index) => {
    const [before, start, end, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const handle = (point: Point, left: Point, right: Point, side: 1 | -1): Point => [
      point[0] + (side * (right[0] - left[0])) / 6,
      point[1] + (side * (right[1] - left[1])) / 6,
    ];
    return `C${written(handle(start, before, end, 1))} ${written(handle(end, start, after, -1))} ${written(end)}`;
  });
  return `M${written(at(0))}${curves.join('')}z`;
}

/** A closed line through points, with corners. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(written).join('L')}z`;
}

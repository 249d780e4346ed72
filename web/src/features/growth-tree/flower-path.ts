const PETALS = [0, 1, 2, 3, 4].map((petal) => (petal * 2 * Math.PI) / 5);

/** Five petals around their middle. */
export function flowerPath(x: number, y: number, size: number, turn: number): string {
  const petals = PETALS.map((angle) => {
    const at = (spread: number) =>
      `${fixed(size * 1.75 * Math.cos(angle + turn + spread))} ${fixed(size * 1.75 * Math.sin(angle + turn + spread))}`;
    return `c${at(-0.6)} ${at(0.6)} 0 0`;
  });
  return `M${fixed(x)} ${fixed(y)}${petals.join('')}`;
}

export function dotPath(x: number, y: number, radius: number): string {
  const r = fixed(radius);
  return `M${fixed(x - radius)} ${fixed(y)}a${r} ${r} 0 1 0 ${fixed(2 * radius)} 0a${r} ${r} 0 1 0 ${fixed(-2 * radius)} 0z`;
}

export function fixed(value: number): string {
  return value.toFixed(1);
}

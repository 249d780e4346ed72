/** A color as three whole numbers from 0 to 255: red, green, blue. */
export type Color = readonly [red: number, green: number, blue: number];

export const CHANNELS = ['red', 'green', 'blue'] as const;

export type Channel = (typeof CHANNELS)[number];

export const BRIGHTEST = 255;

/** Whether a value can be one channel of a color. */
export function isChannelValue(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= BRIGHTEST;
}

export function isColor(value: unknown): value is Color {
  return Array.isArray(value) && value.length === CHANNELS.length && value.every(isChannelValue);
}

/** The same color with one channel set to another value. */
export function withChannel(color: Color, channel: Channel, value: number): Color {
  const [red, green, blue] = CHANNELS.map((name, index) => (name === channel ? value : (color[index] ?? 0)));
  return [red ?? 0, green ?? 0, blue ?? 0];
}

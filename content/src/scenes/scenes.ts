import * as z from 'zod/mini';
import data from './scenes.json' with { type: 'json' };

const scenes = z.array(
  z.strictObject({
    /** Also the name of its drawing. */
    id: z.string().check(z.regex(/^[a-z\d-]{1,64}$/)),
    title: z.string().check(z.minLength(1)),
    /** The name of its sound loop. */
    sound: z.enum(['grove', 'night', 'rain', 'stream', 'waves', 'wind']),
  }),
);

/** The calm scenes that ship with the product. */
export function readScenes() {
  return scenes.parse(data);
}

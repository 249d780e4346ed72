import * as z from 'zod/mini';
import data from './scenes.json' with { type: 'json' };

const scenes = z.array(
  z.strictObject({
    /** Names its drawing, too. */
    id: z.string().check(z.regex(/^[a-z\d-]{1,64}$/)),
    title: z.string().check(z.minLength(1)),
    /** Which of the loops it sounds like. */
    sound: z.enum(['grove', 'night', 'rain', 'stream', 'waves', 'wind']),
  }),
);

/** The calm scenes of the instance's own. */
export function readScenes() {
  return scenes.parse(data);
}

import type { ScriptPart } from '@stillgrove/domain/body-scan/plan';
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const script = z.array(
  z.strictObject({
    /** A part of the drawn figure, or a moment before or after them. */
    id: z.string().check(z.regex(/^[a-z-]+$/)),
    name: z.string().check(z.minLength(1)),
    lines: z
      .array(
        z.strictObject({
          from: z.literal([5, 10, 20]),
          text: z.string().check(z.minLength(1), z.maxLength(140)),
        }),
      )
      .check(z.minLength(1)),
  }),
);

/** The words of the body scan. For the build. */
export function readBodyScan(): readonly ScriptPart[] {
  return script.parse(JSON.parse(readFileSync(new URL('./body-scan.json', import.meta.url), 'utf8')));
}

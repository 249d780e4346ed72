// Loaded into the built server by --import: its clock is off by as many milliseconds as a file says.
import { readFileSync } from 'node:fs';
import { setInterval } from 'node:timers';

const LOOK_MS = 20;
const RealDate = Date;
let shift = 0;

function look() {
  shift = Number(readFileSync(process.env.CLOCK_SHIFT_FILE ?? '', 'utf8'));
}

look();
setInterval(look, LOOK_MS).unref();

globalThis.Date = class extends RealDate {
  /** @param {any[]} parts */
  constructor(...parts) {
    // @ts-expect-error Date has many forms, all of which are passed on.
    super(...(parts.length === 0 ? [RealDate.now() + shift] : parts));
  }

  static now() {
    return RealDate.now() + shift;
  }
};

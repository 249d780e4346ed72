/** Lets one at a time through, in the order in which they came. */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  /** @returns what ends the turn, once it has come */
  async take(): Promise<() => void> {
    let end: () => void = () => undefined;
    const before = this.#last;
    this.#last = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    return end;
  }

  /** Waits for a turn, and ends it with the work. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const end = await this.take();
    try {
      return await work();
    } finally {
      end();
    }
  }
}

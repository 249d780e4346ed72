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
}

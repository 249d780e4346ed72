/** A sleep that can be cut short; a call that comes too early is not lost. */
type Waker = {
  sleep(ms: number): Promise<void>;
  wake(): void;
};

export function createWaker(): Waker {
  let woken = false;
  let end: (() => void) | undefined;
  return {
    async sleep(ms) {
      if (!woken) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          end = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      woken = false;
      end = undefined;
    },
    wake() {
      woken = true;
      end?.();
    },
  };
}

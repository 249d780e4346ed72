import { createLazyTrackPlayer, loadTrackPlayer } from './lazy-track-player';
import { openLiveMix } from './live-mix';
import { createMixPlayer, type MixPlayer } from './mix-player';
import { browserPage } from './page-visibility';
import type { PieceSource } from './piece';

/** Shorter pieces say little about the device, for the first is made while the code is still cold. */
const TELLING_MS = 30_000;

/** A player of mixes with the sound, the clock and the visibility of this browser. */
export function browserMixPlayer(): MixPlayer {
  return createMixPlayer({
    createTrack: (made) =>
      createLazyTrackPlayer(async () => {
        const { BROWSER_PORTS, createTrackPlayer } = await loadTrackPlayer();
        return createTrackPlayer({
          ...BROWSER_PORTS,
          openPieces: (plan) => watched(BROWSER_PORTS.openPieces(plan), made),
        });
      }),
    openLive: openLiveMix,
    page: browserPage,
    after(ms, work) {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    every(ms, work) {
      const timer = setInterval(work, ms);
      return () => clearInterval(timer);
    },
  });
}

/** Tells how long each long piece took, as a share of the time it is heard. */
function watched(source: PieceSource, made: (share: number) => void): PieceSource {
  return {
    async next() {
      const piece = await source.next();
      if (piece !== null && piece.lengthMs >= TELLING_MS) made(piece.tookMs / piece.lengthMs);
      return piece;
    },
    close: source.close,
  };
}

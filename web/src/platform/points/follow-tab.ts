import type { createPoints, PointsMessage } from './points';

/** What happens to a tab and matters to points. */
export type TabPorts = {
  readonly openChannel: () => Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
  readonly page: Pick<EventTarget, 'addEventListener'>;
  readonly document: Pick<Document, 'addEventListener' | 'visibilityState'>;
};

type Points = Pick<ReturnType<typeof createPoints>, 'hear' | 'deliver' | 'deliverWhileLeaving'>;

/** Keeps points in step with the network, with other tabs and with the page going away, once someone has points. */
export function createTabFollower(ports: TabPorts) {
  let channel: ReturnType<TabPorts['openChannel']> | null = null;
  return {
    tell: (message: PointsMessage): void => channel?.postMessage(message),
    follow(points: Points): void {
      if (channel !== null) return;
      channel = ports.openChannel();
      channel.addEventListener('message', ({ data }: MessageEvent<PointsMessage>) => void points.hear(data));
      ports.page.addEventListener('online', () => void points.deliver());
      ports.page.addEventListener('pagehide', () => void points.deliverWhileLeaving());
      ports.document.addEventListener('visibilitychange', () => {
        void (ports.document.visibilityState === 'hidden' ? points.deliverWhileLeaving() : points.deliver());
      });
    },
  };
}

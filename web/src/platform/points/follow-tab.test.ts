import { expect, test } from 'vitest';
import { createTabFollower } from './follow-tab';

function followedTab() {
  const channel = Object.assign(new EventTarget(), { postMessage: (sent: unknown) => void done.push(sent) });
  const page = new EventTarget();
  const seenNow: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' };
  const document = Object.assign(new EventTarget(), seenNow);
  const done: unknown[] = [];
  let opened = 0;
  const tab = createTabFollower({
    openChannel: () => {
      opened += 1;
      return channel;
    },
    page,
    document,
  });
  const points = {
    hear: async (message: unknown) => void done.push(message),
    deliver: async () => void done.push('delivered'),
    deliverWhileLeaving: async () => void done.push('handed over'),
  };
  return { tab, points, channel, page, document, done, opened: () => opened };
}

test('a tab is followed once, and says nothing to others before someone has points', () => {
  const { tab, points, page, done, opened } = followedTab();
  tab.tell({ about: 'changed', userId: 'ana' });
  expect([opened(), done]).toEqual([0, []]);
  tab.follow(points);
  tab.follow(points);
  page.dispatchEvent(new Event('online'));
  expect([opened(), done]).toEqual([1, ['delivered']]);
});

test('awards are handed over when the tab is hidden or left, and sent when it is seen again', () => {
  const { tab, points, page, document, done } = followedTab();
  tab.follow(points);
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  page.dispatchEvent(new Event('pagehide'));
  document.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(done).toEqual(['handed over', 'handed over', 'delivered']);
});

test('what another tab says about points is heard, and this tab tells the others', () => {
  const { tab, points, channel, done } = followedTab();
  tab.follow(points);
  const message = { about: 'changed', userId: 'ana' } as const;
  channel.dispatchEvent(new MessageEvent('message', { data: message }));
  tab.tell(message);
  expect(done).toEqual([message, message]);
});

import { setTimeout as pause } from 'node:timers/promises';
import type { AwardsAnswer } from '@stillgrove/contract/points';
import { activitiesWith } from '@stillgrove/domain/activities/activities';
import { calendarDay } from '@stillgrove/domain/points/day';
import { roundAward } from '@stillgrove/domain/points/rules';
import { type Answer, type Client, createClient } from './client';
import type { Player } from './people';

export type Kind = 'page' | 'read' | 'award';

/** One request and how it was answered. */
export type Sample = {
  readonly kind: Kind;
  /** When the answer came, as `performance.now()` counts. */
  readonly atMs: number;
  readonly ms: number;
  /** 0: no answer came. */
  readonly status: number;
  /** What a refusal is called; empty for others. */
  readonly code: string;
};

export type Load = {
  readonly samples: readonly Sample[];
  /** Resolves once every request under way is answered. */
  stop(): Promise<readonly Sample[]>;
};

type Options = {
  readonly url: string;
  readonly players: readonly Player[];
  /** Visitors at the same time, each with connections of their own. */
  readonly clients: number;
  /** What a visitor waits between two requests, in milliseconds. */
  readonly pauseMs: number;
  /** Whether an award is handed in again until it is acknowledged, as the app on a device does. */
  readonly again?: boolean;
  /** What visitors do, in turn. */
  readonly kinds?: readonly Kind[];
};

const MIXED: readonly Kind[] = [
  'page',
  'read',
  'read',
  'award',
  'read',
  'page',
  'read',
  'read',
  'page',
  'read',
];
const PAGES = ['/', '/faq', '/articles', '/anxiety', '/help'];
const READS = [
  '/api/v1/points',
  '/api/v1/user/me',
  '/api/v1/points',
  '/api/v1/books',
  '/api/v1/appointments',
];
const GAMES = activitiesWith('round');
const AGAIN_MS = 200;

/** Visitors who read pages and lists and hand in awards, each a new one, until stopped. */
export function startLoad({ url, players, clients, pauseMs, again = false, kinds = MIXED }: Options): Load {
  const samples: Sample[] = [];
  let stopping = false;
  const noted = (kind: Kind, { status, text, ms }: Answer) => {
    samples.push({ kind, atMs: performance.now(), ms, status, code: codeIn(status, text) });
  };

  const handIn = async (client: Client, player: Player, roundId: string, turn: number) => {
    const activity = GAMES[turn % GAMES.length] ?? 'bubble';
    const award = roundAward(activity, roundId, calendarDay(Date.now()));
    for (;;) {
      const answer = await client.send({
        method: 'POST',
        path: '/api/v1/points',
        cookie: player.cookie,
        body: { awards: [award] },
      });
      noted('award', answer);
      if (answer.status === 200) {
        for (const id of (JSON.parse(answer.text) as AwardsAnswer).accepted) player.acknowledged.add(id);
      }
      if (!again || answer.status === 200 || stopping) return;
      await pause(AGAIN_MS);
    }
  };

  const visit = async (index: number) => {
    const client = createClient(url);
    const runId = crypto.randomUUID().slice(0, 8);
    // Not all at once.
    await pause((pauseMs * index) / clients);
    for (let turn = index; !stopping; turn += 1) {
      const kind = kinds[turn % kinds.length] ?? 'page';
      const player = players[(index + clients * turn) % players.length];
      if (!player) throw new Error('there is no one to play');
      if (kind === 'award') await handIn(client, player, `${runId}-${String(turn)}`, turn);
      else {
        const path = pathOf(kind, turn);
        noted(kind, await client.send({ method: 'GET', path, cookie: player.cookie }));
      }
      await pause(pauseMs);
    }
    client.close();
  };

  const visits = Array.from({ length: clients }, (_, index) => visit(index));
  return {
    samples,
    async stop() {
      stopping = true;
      await Promise.all(visits);
      return samples;
    },
  };
}

function pathOf(kind: Kind, turn: number): string {
  const paths = kind === 'page' ? PAGES : READS;
  return paths[turn % paths.length] ?? '/';
}

function codeIn(status: number, text: string): string {
  if (status === 0) return text;
  if (status < 400) return '';
  return /"code":"([\w-]+)"/.exec(text)?.[1] ?? 'without a code';
}

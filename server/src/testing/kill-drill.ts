import { join } from 'node:path';
import type { AwardsAnswer } from '@stillgrove/contract/points';
import { calendarDay } from '@stillgrove/domain/points/day';
import { roundAward } from '@stillgrove/domain/points/rules';
import type { Random } from '@stillgrove/domain/random/seeded';
import Database from 'better-sqlite3';
import { startServer } from './server-process';

type DrillOptions = {
  /** The built server. */
  readonly entry: string;
  readonly dataDir: string;
  readonly rounds: number;
  readonly random: Random;
};

export type DrillReport = {
  /** Awards that the server said are stored. */
  readonly acknowledged: number;
  /** Awards that are stored; some of them were never acknowledged. */
  readonly stored: number;
};

/** Someone who plays without a pause. */
type Player = { readonly userId: string; readonly cookie: string; readonly acknowledged: Set<string> };

const PLAYERS = 4;
const LONGEST_LIFE_MS = 400;
const ACTIVITIES = ['bubble', 'color', 'memory'] as const;

/**
 * Kills the server without warning while people play, again and again, and checks after each time that
 * everything it had acknowledged is stored once and that all sums agree.
 *
 * @throws with the first thing that was lost or counted twice
 */
export async function killDrill({ entry, dataDir, rounds, random }: DrillOptions): Promise<DrillReport> {
  const env = { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' };
  const players: Player[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer({ entry, env });
    try {
      const earlier = players.at(-1);
      if (earlier) await sendAgain(server.url, earlier);
      const newcomers = await Promise.all(
        Array.from({ length: PLAYERS }, (_, index) =>
          newPlayer(server.url, `${String(round)}-${String(index)}`),
        ),
      );
      players.push(...newcomers);
      const playing = newcomers.map((player) => playUntilCutOff(server.url, player));
      await new Promise((resolve) => setTimeout(resolve, random() * LONGEST_LIFE_MS));
      await server.end('SIGKILL');
      await Promise.all(playing);
    } finally {
      await server.end('SIGKILL');
    }
    check(join(dataDir, 'stillgrove.db'), players);
  }
  return {
    acknowledged: players.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0),
    stored: storedCount(join(dataDir, 'stillgrove.db')),
  };
}

async function newPlayer(url: string, name: string): Promise<Player> {
  const credentials = { email: `${name}@example.org`, password: 'a quiet morning' };
  await post(url, '/api/v1/user/register', { fullName: name, ...credentials });
  const answer = await post(url, '/api/v1/user/login', credentials);
  const { user } = (await answer.json()) as { user: { id: string } };
  const cookie = answer.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  return { userId: user.id, cookie, acknowledged: new Set() };
}

/** Sends awards one batch after the other, some of them twice, until the server is gone. */
async function playUntilCutOff(url: string, player: Player): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    try {
      for (const id of await handIn(url, player, [turn, turn + 1])) player.acknowledged.add(id);
    } catch {
      return;
    }
  }
}

/** What was acknowledged before a crash is accepted again after it, and worth nothing more. */
async function sendAgain(url: string, player: Player): Promise<void> {
  const before = await totalScore(url, player);
  const accepted = await handIn(url, player, [0, 1, 2]);
  const gained = (await totalScore(url, player)) - before;
  const news = accepted.filter((id) => !player.acknowledged.has(id));
  if (gained > news.length) throw new Error(`${String(gained)} points for ${String(news.length)} new awards`);
  for (const id of accepted) player.acknowledged.add(id);
}

async function handIn(url: string, { cookie }: Player, turns: readonly number[]): Promise<string[]> {
  const day = calendarDay(Date.now());
  const awards = turns.map((turn) => roundAward(ACTIVITIES[turn % 3] ?? 'bubble', `r${String(turn)}`, day));
  const answer = await post(url, '/api/v1/points', { awards }, cookie);
  return ((await answer.json()) as AwardsAnswer).accepted;
}

async function totalScore(url: string, { cookie }: Player): Promise<number> {
  const answer = await fetch(`${url}/api/v1/points`, { headers: { cookie } });
  return ((await answer.json()) as AwardsAnswer).totals.totalScore;
}

async function post(url: string, path: string, body: unknown, cookie = ''): Promise<Response> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${String(answer.status)}`);
  return answer;
}

/** Looks into the file that the dead server left behind. */
function check(file: string, players: readonly Player[]): void {
  const sqlite = new Database(file);
  try {
    const intact = sqlite.pragma('integrity_check', { simple: true });
    if (intact !== 'ok') throw new Error(`the database is damaged: ${String(intact)}`);
    for (const player of players) checkPlayer(sqlite, player);
  } finally {
    sqlite.close();
  }
}

function checkPlayer(sqlite: Database.Database, { userId, acknowledged }: Player): void {
  const number = (sql: string) => Number(sqlite.prepare(sql).pluck().get(userId) ?? 0);
  const ids = sqlite.prepare('select id from point_events where user_id = ?').pluck().all(userId);
  const lost = [...acknowledged].filter((id) => !ids.includes(id));
  if (lost.length > 0) throw new Error(`acknowledged and lost: ${lost.join(', ')}`);
  if (new Set(ids).size !== ids.length) throw new Error('an award is stored twice');
  const sums = [
    number('select sum(points) from point_events where user_id = ?'),
    number('select sum(points) from point_days where user_id = ?'),
    number('select total_score from point_totals where user_id = ?'),
  ];
  if (new Set(sums).size !== 1) throw new Error(`events, days and total disagree: ${sums.join(', ')}`);
}

function storedCount(file: string): number {
  const sqlite = new Database(file, { readonly: true });
  const count = Number(sqlite.prepare('select count(*) from point_events').pluck().get());
  sqlite.close();
  return count;
}

import { setTimeout as pause } from 'node:timers/promises';
import type { AwardsAnswer } from '@stillgrove/contract/points';
import { activitiesWith } from '@stillgrove/domain/activities/activities';
import { calendarDay } from '@stillgrove/domain/points/day';
import { roundAward } from '@stillgrove/domain/points/rules';
import type { Random } from '@stillgrove/domain/random/seeded';
import { count } from './drill';
import { type Engine, type Instance, withInstance } from './instance';
import { checkLedger, type Ledger } from './load/ledger';
import { checkSynced, openSpace, pushOne, type SyncingDevice } from './load/syncing';
import type { Player } from './load/people';

type Options = { readonly engine: Engine; readonly rounds: number; readonly random: Random };

/** With how many changes of sealed records were acknowledged. */
type Survived = Ledger & { readonly synced: number };

const PLAYERS = 4;
/** Newcomers of each life who sync as well; they and those of the life before do so. */
const SYNCING = 2;
const LONGEST_LIFE_MS = 400;
const GAMES = activitiesWith('round');

/**
 * Kills the server without warning while people play and their devices sync, again and again, and checks after
 * each time that everything it had acknowledged is stored once and that all sums agree.
 *
 * @throws with the first thing that was lost or counted twice
 */
export async function killDrill({ engine, rounds, random }: Options): Promise<Survived> {
  return withInstance({ engine }, async (instance) => {
    const players: Player[] = [];
    const devices: SyncingDevice[] = [];
    let ledger: Ledger = { acknowledged: 0, stored: 0 };
    for (let round = 0; round < rounds; round += 1) {
      await oneLife(instance, { players, devices }, round, random() * LONGEST_LIFE_MS);
      ledger = await instance.look((db) => checkLedger(db, players));
      await instance.look((db) => checkSynced(db, devices));
    }
    return { ...ledger, synced: devices.reduce((sum, { pushes }) => sum + pushes, 0) };
  });
}

/** As text, for the line of the drill. */
export function killFigures(rounds: number, { acknowledged, synced }: Survived): string {
  return `${count(rounds)} kills, ${count(acknowledged)} awards and ${count(synced)} changes of sealed records acknowledged, lost: nothing, counted twice: nothing`;
}

async function oneLife(
  instance: Instance,
  { players, devices }: { players: Player[]; devices: SyncingDevice[] },
  round: number,
  lifeMs: number,
): Promise<void> {
  const server = await instance.start();
  const earlier = players.at(-1);
  if (earlier) await sendAgain(server.url, earlier);
  const names = Array.from({ length: PLAYERS }, (_, index) => `${String(round)}-${String(index)}`);
  const newcomers = await Promise.all(names.map((name) => newPlayer(server.url, name)));
  players.push(...newcomers);
  const syncing = await Promise.all(
    newcomers.slice(0, SYNCING).map((player) => openSpace(server.url, player)),
  );
  devices.push(...syncing);
  // So that there is something to lose, however slow the machine is.
  await Promise.all(syncing.map((device) => pushOne(server.url, device)));
  const playing = [
    ...newcomers.map((player) => untilCutOff((turn) => play(server.url, player, turn))),
    ...devices.slice(-2 * SYNCING).map((device) => untilCutOff(() => pushOne(server.url, device))),
  ];
  await pause(lifeMs);
  await server.end('SIGKILL');
  await Promise.all(playing);
}

async function newPlayer(url: string, name: string): Promise<Player> {
  const credentials = { email: `${name}@example.org`, password: 'a quiet morning' };
  await post(url, '/api/v1/user/register', { fullName: `Player ${name}`, ...credentials });
  const answer = await post(url, '/api/v1/user/login', credentials);
  const { user } = (await answer.json()) as { user: { id: string } };
  const cookie = answer.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  return { userId: user.id, cookie, acknowledged: new Set() };
}

/** Does something again and again until the server is gone. */
async function untilCutOff(act: (turn: number) => Promise<void>): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    try {
      await act(turn);
    } catch {
      return;
    }
  }
}

/** Sends a batch of awards of which one half was sent before. */
async function play(url: string, player: Player, turn: number): Promise<void> {
  for (const id of await handIn(url, player, [turn, turn + 1])) player.acknowledged.add(id);
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
  const awards = turns.map((turn) =>
    roundAward(GAMES[turn % GAMES.length] ?? 'bubble', `r${String(turn)}`, day),
  );
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

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { calendarDay } from '@stillgrove/domain/points/day';
import { roundAward } from '@stillgrove/domain/points/rules';
import { startMailServer } from '../../testing/mail-server';
import type { ServerProcess } from '../../testing/server-process';
import { count, promise, until } from '../drill';
import { type Engine, type Instance, withInstance } from '../instance';
import { type Answer, createClient } from '../load/client';
import { checkLedger } from '../load/ledger';
import { newPlayers, type Player } from '../load/people';

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
const SHIM = new URL('shifted-clock.mjs', import.meta.url).href;
/** Until the server has looked at the file that moves its clock. */
const NOTICE_MS = 200;

/** By how much the clock is off, in turn, and whether whoever signed in before is still signed in. */
const SHIFTS = [
  { ms: DAY_MS, signedIn: true },
  { ms: -DAY_MS, signedIn: true },
  { ms: YEAR_MS, signedIn: false },
  // Sessions of a year ahead would never end; they count again once the clock is right.
  { ms: -YEAR_MS, signedIn: false },
  { ms: 0, signedIn: true },
];
/** So many links for a new password are emailed to one person an hour. */
const LINKS = 3;

/**
 * Moves the clock of the running server by a day and a year, forwards and back, starts it with a wrong one, ten
 * years ahead, too, and lets it be 30 days ahead while the email server is down.
 *
 * @throws when something that is still needed is deleted, when a session ends at another time than its own, an award is refused or lost, a limit outlives
 * the wrong clock, or an email is lost or sent twice
 */
export async function clockDrill({ engine }: { engine: Engine }): Promise<string> {
  let mail = await startMailServer();
  try {
    return await withInstance({ engine }, async (instance) => {
      const file = join(instance.folder, 'shift');
      const move = async (ms: number) => {
        writeFileSync(file, String(ms));
        await pause(NOTICE_MS);
      };
      await move(0);
      const env = {
        NODE_OPTIONS: `--import=${SHIM}`,
        CLOCK_SHIFT_FILE: file,
        SMTP_URL: mail.url,
        RATE_LIMIT_FACTOR: '1',
      };
      let server = await instance.start({ env });
      const players = await instance.look((db) => newPlayers(db, 2));
      const [player, other] = players;
      if (!player || !other) throw new Error('there is no one to play');
      const before: string[] = [];
      const questions = () =>
        [...before, ...mail.mails].flatMap((one) => /Question \d+/.exec(one)?.[0] ?? []);
      let written = 0;
      for (const { ms, signedIn } of SHIFTS) {
        await move(ms);
        await play(server, player, `shift ${String(ms)}`, signedIn);
        await ask(server, '/api/v1/contact', messageOf((written += 1)), 200);
        const wanted = written;
        await until(() => questions().length >= wanted, { withinMs: 20_000, otherwise: 'an email was lost' });
      }
      await useUpLinks(instance, server, other, move);
      for (const ms of [DAY_MS, -DAY_MS, 0]) {
        await server.end('SIGTERM');
        writeFileSync(file, String(ms));
        server = await instance.start({ env });
        await play(server, player, `start ${String(ms)}`, true);
      }
      await bookTomorrow(instance, player);
      await server.end('SIGTERM');
      writeFileSync(file, String(10 * YEAR_MS));
      server = await instance.start({ env });
      await until(() => server.errors().includes('nothing is deleted'), {
        withinMs: 20_000,
        otherwise: 'no one was told that the clock is ahead',
      });
      await ask(server, '/api/v1/newsletter', { email: 'ana@example.org' }, 200);
      promise((await upcomingAppointments(instance)) === 1, 'an appointment of tomorrow was deleted');

      await move(30 * DAY_MS);
      before.push(...mail.mails);
      await mail.stop();
      await ask(server, '/api/v1/contact', messageOf((written += 1)), 200);
      await ask(server, '/api/v1/newsletter', { email: 'ana@example.org' }, 200);
      const failed = async () =>
        (
          await instance.look((db) =>
            db
              .selectFrom('outbox')
              .select('id')
              .where('tries', '>', 0)
              .where('sent_at', 'is', null)
              .execute(),
          )
        ).length;
      await until(async () => (await failed()) > 0, { withinMs: 20_000, otherwise: 'no email was tried' });
      await server.end('SIGTERM');
      mail = await startMailServer(mail.port);
      writeFileSync(file, '0');
      server = await instance.start({ env });
      await ask(server, '/api/v1/newsletter', { email: 'ana@example.org' }, 200);
      const wanted = written;
      await until(() => questions().length >= wanted && confirmations(mail.mails) >= 2, {
        withinMs: 20_000,
        otherwise: 'an email written while the clock was ahead waits on',
      });
      promise((await upcomingAppointments(instance)) === 1, 'an appointment of tomorrow was deleted');
      await play(server, player, 'after ten years', true);
      promise(new Set(questions()).size === questions().length, 'an email was sent twice');
      promise((await server.end('SIGTERM')) === 0, 'the server did not stop as it should');
      const { acknowledged } = await instance.look((db) => checkLedger(db, players));
      return `${count(SHIFTS.length)} moves by a day and a year forwards and back and ${count(4)} starts with another clock, one of them ten years ahead that deleted nothing, 30 days ahead with the email server down, sessions ended on time and were valid again when the clock was right, ${count(acknowledged)} awards acknowledged, a limit used up a year ahead was free again, ${count(written)} emails sent once, lost: nothing`;
    });
  } finally {
    await mail.stop();
  }
}

/** An award of tomorrow, as a device says whose clock is right or wrong: it always counts. */
async function play(
  server: ServerProcess,
  player: Player,
  roundId: string,
  signedIn: boolean,
): Promise<void> {
  const day = calendarDay(Date.now() + DAY_MS);
  const award = roundAward('bubble', roundId.replaceAll(/\W/g, '-'), day);
  const { text } = await ask(
    server,
    '/api/v1/points',
    { awards: [award] },
    signedIn ? 200 : 401,
    player.cookie,
  );
  if (!signedIn) return;
  promise(text.includes(`"accepted":["${award.id}"]`), `an award was refused: ${text}`);
  player.acknowledged.add(award.id);
}

/** Someone who reached a limit while the clock was a year ahead does not have to wait for a year. */
async function useUpLinks(
  instance: Instance,
  server: ServerProcess,
  { userId }: Player,
  move: (ms: number) => Promise<void>,
): Promise<void> {
  const body = { email: `${userId}@example.org` };
  const windowsOf = () => instance.look((db) => db.selectFrom('rate_limits').selectAll().execute());
  await move(YEAR_MS);
  for (let tries = 0; tries < LINKS; tries += 1) await ask(server, '/api/v1/user/forgot-password', body, 200);
  const ahead = (await windowsOf()).filter(({ resets_at }) => resets_at > Date.now() + YEAR_MS / 2);
  promise(ahead.length > 0, 'no limit was counted while the clock was ahead');
  await ask(server, '/api/v1/user/forgot-password', body, 429);
  await move(0);
  await ask(server, '/api/v1/user/forgot-password', body, 200);
}

/** Tomorrow by the right clock; no therapist gets to know of it. */
async function bookTomorrow(instance: Instance, { userId }: Player): Promise<void> {
  await instance.look(async (db) => {
    const { id } = await db.selectFrom('therapists').select('id').limit(1).executeTakeFirstOrThrow();
    await db
      .insertInto('appointments')
      .values({
        id: 'tomorrow',
        user_id: userId,
        therapist_id: id,
        starts_at: Date.now() + DAY_MS,
        minutes: 60,
        meets: 'online',
        time_zone: 'UTC',
        revision: 1,
        created_at: Date.now(),
        cancelled_at: null,
        consent_version: null,
        consented_at: null,
      })
      .execute();
  });
}

async function upcomingAppointments(instance: Instance): Promise<number> {
  return (await instance.look((db) => db.selectFrom('appointments').select('id').execute())).length;
}

/** Emails that ask whether someone wants the newsletter. */
function confirmations(mails: readonly string[]): number {
  return mails.filter((one) => one.includes('newsletter/confirm')).length;
}

function messageOf(number: number): object {
  return {
    name: 'Ana',
    email: 'ana@example.org',
    subject: `Question ${String(number)}`,
    message: 'Hello',
  };
}

async function ask(
  server: ServerProcess,
  path: string,
  body: unknown,
  status: number,
  cookie = '',
): Promise<Answer> {
  const client = createClient(server.url);
  const answer = await client.send({ method: 'POST', path, cookie, body });
  client.close();
  promise(answer.status === status, `${path} answered ${String(answer.status)} ${answer.text}`);
  return answer;
}

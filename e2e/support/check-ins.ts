import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { disclose, keepOpenFor } from './diary';

export const PASSPHRASE = 'four herons in a quiet mist';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Sets a passphrase for a private space that is not there yet, in the dialog that asks for it.
 *
 * @param keepOpen how long it stays open on the device; without it, a reload locks it
 */
export async function beginPrivateSpace(page: Page, keepOpen?: '1 day'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Choose a passphrase' });
  await dialog.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
  await dialog.getByLabel('Repeat the passphrase').fill(PASSPHRASE);
  if (keepOpen !== undefined) await keepOpenFor(dialog, keepOpen);
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toBeHidden();
}

/** The page’s main part; help and menu have controls as well. */
export function checkIns(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    place: (name: string) => main.getByRole('radio', { name, exact: true }),
    button: (name: string) => main.getByRole('button', { name, exact: true }),
    day: main.getByRole('list').filter({ has: page.getByRole('button', { name: /^Delete the check-in/ }) }),
  };
}

/** Touches the field at a place, counted from its top left corner in shares of its width and height. */
export async function touchField(page: Page, across: number, down: number): Promise<void> {
  const box = await page.getByRole('radiogroup').boundingBox();
  if (box === null) throw new Error('There is no field.');
  await page.mouse.click(box.x + box.width * across, box.y + box.height * down);
}

export async function saveFirst(page: Page, keepOpen?: '1 day'): Promise<void> {
  await checkIns(page).button('Save check-in').click();
  await beginPrivateSpace(page, keepOpen);
  await expect(page.getByText('Saved in your private space.')).toBeVisible();
}

/** Brings a file in whose moods are all known, or answered already. */
export async function addImported(page: Page, count: number): Promise<void> {
  const words = `${count.toLocaleString('en')} check-ins`;
  await checkIns(page).button(`Import ${words}`).click();
  await expect(page.getByText(`Imported ${words}.`)).toBeVisible();
}

/** Where files come in and go out, which is folded at first. */
export async function openFiles(page: Page): Promise<void> {
  const title = 'Import and export';
  const files = page.getByRole('main').locator('details', { hasText: title });
  if ((await files.getAttribute('open')) === null) await disclose(page, title);
}

export async function exportedData(page: Page): Promise<string> {
  const saved = page.waitForEvent('download');
  await openFiles(page);
  await checkIns(page).button('Export as data (JSON)').click();
  return readFile(await (await saved).path(), 'utf8');
}

/** The moods of the file below that no one has told the meaning of. */
export const OWN_MOODS = ['gut', 'mies'] as const;

/**
 * A file as Daylio writes it: moods in two languages, lists, quotation marks, several lines and markup. Each row is a
 * minute of its own, so that none is another’s double.
 */
export function daylioFile(rows: number): string {
  const moods = ['rad', 'gut', 'meh', 'mies', 'awful'];
  const lines = Array.from({ length: rows }, (_, row) => {
    const at = new Date(Date.UTC(2024, 0, 1, 6, 0) + row * 8 * 3_600_000 + (row % 50) * 60_000);
    const [day = '', time = ''] = at.toISOString().slice(0, 16).split('T');
    const note = row % 3 === 0 ? `"<b>Row ${String(row)}</b><br>said ""hello"", then\nslept"` : '';
    return `${day},${day},Day,${time},${moods[row % moods.length] ?? ''},"walk | long, slow tea",,${note}`;
  });
  return ['full_date,date,weekday,time,mood,activities,note_title,note', ...lines].join('\n');
}

export async function importFile(page: Page, name: string, text: string): Promise<void> {
  await page
    .getByLabel('File with check-ins')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

/** A file of this site with a check-in on most of so many days, and some activities with one before and one after. */
export function fileOfDays(lastMs: number, days: number): string {
  const levels = [-2, -1, 0, 1, 2];
  // Some order that repeats itself late enough, and is the same each time.
  const level = (seed: number) => levels[(seed * 7 + Math.floor(seed / 5) * 3) % levels.length];
  const words = [['calm'], ['tired', 'thoughtful'], ['hopeful'], [], ['tense']];
  const notes = ['', 'Slept better than the night before.', '', 'A walk along the river with Maya.', ''];
  const ordinary = Array.from({ length: days }, (_, ago) => ago)
    .filter((ago) => ago % 6 !== 4)
    .map((ago) => ({
      at: lastMs - ago * DAY_MS,
      offset: 0,
      energy: level(ago + 2),
      pleasant: level(ago),
      words: words[ago % words.length],
      tags: ago % 3 === 0 ? ['work', 'tea'] : ['home'],
      note: notes[ago % notes.length],
      link: null,
    }));
  const around = (activity: string, runs: number, lift: (run: number) => number) =>
    Array.from({ length: runs }, (_, run) => run).flatMap((run) =>
      (['before', 'after'] as const).map((side) => ({
        at: lastMs - (run * 3 + 1) * DAY_MS + (side === 'before' ? -3 : -2) * HOUR_MS,
        offset: 0,
        energy: null,
        pleasant: Math.min((run % 3) - 2 + (side === 'after' ? lift(run) : 0), 2),
        words: [],
        tags: [],
        note: '',
        link: { activity, runId: `${activity}-${String(run)}`, side },
      })),
    );
  const runs =
    days < 30
      ? []
      : [
          ...around('breathing', 16, (run) => [1, 2, 1, 0, 1, 2][run % 6] ?? 1),
          ...around('body', 10, (run) => [0, 1, -1, 0][run % 4] ?? 0),
          ...around('sitting', 3, () => 1),
        ];
  return JSON.stringify({ format: 'stillgrove-check-ins', version: 1, checkIns: [...ordinary, ...runs] });
}

// one-screen: phone
import { readFile } from 'node:fs/promises';
import { gotoSettings } from '../support/settings';
import { expect, test } from '../support/test';

test.use({ timezoneId: 'America/New_York' });

test('a file for the calendar has the zone, the days and the alarm, and says nothing of what it is about', async ({
  page,
  context,
  accounts,
}) => {
  await accounts.signedIn(context);
  await gotoSettings(page, 'Reminders');
  await page.getByText('A file for your calendar').click();
  const form = page.getByRole('form', { name: 'A file for your calendar' });
  const requests: string[] = [];
  const save = async () => {
    const saving = page.waitForEvent('download');
    await form.getByRole('button', { name: 'Save the calendar file' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('moment.ics');
    return readFile(await saved.path(), 'utf8');
  };
  await form.getByLabel('Time').fill('07:05');
  for (const day of ['Saturday', 'Sunday']) await form.getByLabel(day).uncheck();
  const neutral = await save();
  await expect(form.getByRole('status')).toContainText('The file is in your downloads.');
  page.on('request', (request) => requests.push(request.url()));
  expect(neutral).toMatch(/\r\nDTSTART;TZID=America\/New_York:\d{8}T070500\r\n/);
  expect(neutral).toContain('\r\nRRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR\r\n');
  expect(neutral).toContain('\r\nSUMMARY:A quiet moment\r\n');
  expect(neutral).toMatch(/BEGIN:VTIMEZONE\r\nTZID:America\/New_York\r\n/);
  expect(neutral).toMatch(/BEGIN:VALARM\r\n[^]*TRIGGER:PT0S/);
  expect(neutral).not.toMatch(
    /http|localhost|mental|health|mood|breath|meditat|therap|anxi|depress|well-?being|sleep|help/i,
  );

  const long = 'Ein ruhiger Augenblick, wärmer als Tee; '.repeat(3).trim();
  await form.getByLabel('What your calendar shows').fill(long);
  const typed = await save();
  expect(requests).toEqual([]);
  for (const file of [neutral, typed]) {
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
  const unfolded = typed.replaceAll('\r\n ', '');
  expect(unfolded).toContain(`SUMMARY:${long.replaceAll(/[,;]/g, (sign) => `\\${sign}`)}\r\n`);
});

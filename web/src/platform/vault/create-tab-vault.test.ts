import { bindingOf } from '@stillgrove/domain/vault/binding';
import type { DiaryEntry } from '@stillgrove/domain/diary/entry';
import { beforeEach, describe, expect, test } from 'vitest';
import { openDiaryFile } from './diary-file';
import { deviceIsFull } from './rows-in-memory';
import { seal } from './seal';
import { browserOnTrial, PASSPHRASE } from './testing';
import { createVault } from './vault';

const page = (changes: Partial<DiaryEntry> = {}): DiaryEntry => ({
  id: 'page',
  day: '2026-11-22',
  mood: '',
  text: 'The heron stood in the mist.',
  changedAtMs: 1,
  ...changes,
});

let browser: ReturnType<typeof browserOnTrial>;

beforeEach(() => {
  browser = browserOnTrial();
});

/** A page as versions before this one sealed it: not bound to its revision, and with any day. */
async function sealAsBefore(entry: DiaryEntry, revision = 1): Promise<void> {
  const vault = await createVault(browser.rows).openVault('ada', PASSPHRASE);
  if (vault === null) throw new Error('The diary is not there.');
  const sealed = await seal(vault.key, entry, bindingOf('entry', 'ada', entry.id));
  browser.rows.putEntry({ owner: 'ada', id: entry.id, revision, sealed });
}

describe('what can be read again', () => {
  test('a page with a year of five digits stays readable, and can be corrected, copied and deleted', async () => {
    const tab = await browser.opened();
    await sealAsBefore(page({ day: '20261-11-22' }));
    await sealAsBefore(page({ id: 'other', day: '202611-11-22', text: 'Six digits.' }));
    await tab.look('ada');
    expect(tab.state().pages.unreadable).toBe(0);
    expect(tab.texts()).toEqual(['The heron stood in the mist.', 'Six digits.']);
    const file = await openDiaryFile(JSON.stringify(await tab.lockedCopy()), PASSPHRASE);
    expect(file).toMatchObject({ unreadable: 0, entries: [{ day: '20261-11-22' }, { day: '202611-11-22' }] });
    expect(await tab.save(page(), 1, [])).toMatchObject({ outcome: 'saved' });
    expect(tab.state().pages.entries[0]?.entry.day).toBe('2026-11-22');
    expect(await tab.remove('other')).toEqual({ outcome: 'removed' });
    expect(tab.texts()).toEqual(['The heron stood in the mist.']);
  });

  test('a page that could not be read again is never sealed', async () => {
    const tab = await browser.opened();
    for (const unreadable of [
      page({ day: '' }),
      page({ day: '20261122' }),
      page({ text: 'x'.repeat(50_001) }),
    ])
      await expect(tab.save(unreadable, null, [])).rejects.toThrow(/could not be read again/);
    await tab.look('ada');
    expect(tab.state().pages).toMatchObject({ entries: [], unreadable: 0 });
  });

  test('an unfinished page without a day is kept', async () => {
    const tab = await browser.opened();
    tab.writeDraft({ id: 'draft', entry: page({ day: '' }), revision: null }, []);
    await tab.putAside();
    expect(tab.unfinished()).toEqual(['The heron stood in the mist.']);
  });
});

describe('an older version of a page', () => {
  async function storedEntry() {
    const row = (await browser.rows.read('ada')).entries[0];
    if (row === undefined) throw new Error('There is no page.');
    return row;
  }

  test('that is put back is told, its words stay readable, and saving it settles the matter', async () => {
    const tab = await browser.opened();
    await tab.save(page({ text: 'First.' }), null, []);
    const older = await storedEntry();
    await tab.save(page({ text: 'Second.' }), 1, []);
    expect(tab.state().pages.entries[0]).toMatchObject({ revision: 2, outdated: false });
    browser.rows.putEntry(older);
    await tab.look('ada');
    expect(tab.state().pages.entries[0]).toMatchObject({ entry: { text: 'First.' }, outdated: true });
    expect(await tab.save(page({ text: 'First.' }), 1, [])).toEqual({ outcome: 'saved', revision: 3 });
    expect(tab.state().pages.entries[0]).toMatchObject({ outdated: false });
  });

  test('is told also when it is passed off under the newest revision', async () => {
    const tab = await browser.opened();
    await tab.save(page({ text: 'First.' }), null, []);
    const { sealed } = await storedEntry();
    await tab.save(page({ text: 'Second.' }), 1, []);
    browser.rows.putEntry({ ...(await storedEntry()), sealed });
    await tab.look('ada');
    expect(tab.state().pages.entries[0]).toMatchObject({ entry: { text: 'First.' }, outdated: true });
  });

  test('is told also when the page was deleted since', async () => {
    const tab = await browser.opened();
    await tab.save(page(), null, []);
    const older = await storedEntry();
    await tab.remove('page');
    browser.rows.putEntry(older);
    await tab.look('ada');
    expect(tab.state().pages.entries[0]?.outdated).toBe(true);
  });

  test('is not suspected in a diary of an earlier version, until its page is changed', async () => {
    const tab = await browser.opened();
    await sealAsBefore(page({ text: 'Before.' }), 3);
    await tab.look('ada');
    expect(tab.state().pages.entries[0]).toMatchObject({ revision: 3, outdated: false });
    await tab.save(page({ text: 'Now.' }), 3, []);
    expect(tab.state().pages.entries[0]).toMatchObject({ revision: 4, outdated: false });
    await sealAsBefore(page({ text: 'Before.' }), 4);
    await tab.look('ada');
    expect(tab.state().pages.entries[0]).toMatchObject({ entry: { text: 'Before.' }, outdated: true });
  });

  test('is not suspected after a new passphrase, or when two tabs save at once', async () => {
    const one = await browser.opened();
    const other = await browser.opened();
    await Promise.all([
      one.save(page({ id: 'a' }), null, []),
      other.save(page({ id: 'b' }), null, []),
      one.save(page({ id: 'c' }), null, []),
    ]);
    await one.changeKey(PASSPHRASE, 'a new morning by the lake');
    await one.save(page({ id: 'a', text: 'Changed.' }), 1, []);
    await one.look('ada');
    expect(one.state().pages.entries.map(({ outdated }) => outdated)).toEqual([false, false, false]);
  });
});

describe('a page that is written before there is a passphrase', () => {
  const WORDS = 'Written before anything was asked.';
  const first = page({ id: 'first', text: `${WORDS}\n` });

  async function writing() {
    const tab = browser.tab();
    await tab.look('ada');
    tab.writeFirstPage(first);
    return tab;
  }

  test('is in the tab alone, which asks before it goes, and is saved with every letter by the passphrase', async () => {
    const tab = await writing();
    expect(tab.wouldLoseWords()).toBe(true);
    expect(browser.local.everything()).toBe('');
    expect(await browser.rows.read('ada')).toMatchObject({ entries: [], drafts: [] });
    expect(await tab.begin(PASSPHRASE)).toEqual({ outcome: 'saved' });
    expect(tab.texts()).toEqual([WORDS]);
    expect(tab.state().firstPage).toBeNull();
    expect(tab.wouldLoseWords()).toBe(false);
    const next = await browser.opened();
    expect(next.texts()).toEqual([WORDS]);
  });

  test('is there after the page was left by a link, and never for another person', async () => {
    const tab = await writing();
    await tab.look('ada');
    expect(tab.state().firstPage).toEqual(first);
    tab.lockFor(null);
    expect(tab.state().firstPage).toEqual(first);
    tab.lockFor('ben');
    expect(tab.state().firstPage).toBeNull();
    tab.writeFirstPage(first);
    await tab.look('ben');
    expect(tab.state().firstPage).toBeNull();
    expect(tab.wouldLoseWords()).toBe(false);
  });

  test('goes along with a guest who makes an account, and with no other', async () => {
    const tab = browser.tab();
    for (const [member, words] of [
      ['ben', null],
      ['ada', first],
    ] as const) {
      await tab.look('guest-ada');
      tab.writeFirstPage(first);
      tab.lockFor(member);
      await tab.look(member);
      expect(tab.state().firstPage).toEqual(words);
    }
    expect(await tab.begin(PASSPHRASE)).toEqual({ outcome: 'saved' });
    expect(tab.texts()).toEqual([WORDS]);
  });

  test('is the page to go on with where another tab was faster', async () => {
    const tab = await writing();
    await browser.opened();
    expect(await tab.begin(PASSPHRASE)).toEqual({ outcome: 'exists' });
    expect(tab.wouldLoseWords()).toBe(true);
    expect(await tab.unlock(PASSPHRASE)).toEqual({ outcome: 'opened' });
    expect(tab.unfinished()).toEqual([first.text]);
    expect(tab.state()).toMatchObject({ firstPage: null, resume: tab.state().pages.drafts[0]?.id });
    expect(tab.wouldLoseWords()).toBe(false);
    expect((await browser.rows.read('ada')).drafts).toHaveLength(1);
  });

  test('is still there where the device has no space for it', async () => {
    const tab = await writing();
    browser.rows.refuseWith(deviceIsFull());
    expect(await tab.begin(PASSPHRASE)).toEqual({ outcome: 'full' });
    expect(tab.state()).toMatchObject({ status: 'absent', firstPage: first });
    browser.rows.refuseWith(deviceIsFull(), 1);
    expect(await tab.begin(PASSPHRASE)).toEqual({ outcome: 'begun' });
    expect(tab.texts()).toEqual([]);
    expect(tab.unfinished()).toEqual([first.text]);
    expect(tab.state()).toMatchObject({ unfinished: 'full', resume: tab.state().pages.drafts[0]?.id });
    expect(tab.wouldLoseWords()).toBe(true);
  });

  test('goes with a diary that is deleted, and an empty one is nothing', async () => {
    const tab = await writing();
    await tab.deleteVault();
    expect(tab.state().firstPage).toBeNull();
    tab.writeFirstPage(page({ text: ' ' }));
    expect(tab.wouldLoseWords()).toBe(false);
    expect(await tab.begin(PASSPHRASE)).toEqual({ outcome: 'begun' });
    expect([...tab.texts(), ...tab.unfinished()]).toEqual([]);
  });
});

describe('on a full device', () => {
  async function writing() {
    const tab = await browser.opened();
    browser.rows.refuseWith(deviceIsFull());
    tab.writeDraft({ id: 'draft', entry: page(), revision: null }, []);
    await tab.untilKnown();
    return tab;
  }

  test('the page never says that words are kept before they are', async () => {
    const tab = await writing();
    expect(tab.state().unfinished).toBe('full');
    browser.rows.refuseWith(null);
    tab.writeDraft({ id: 'draft', entry: page({ text: 'More.' }), revision: null }, []);
    await expect.poll(() => tab.state().unfinished).toBe('kept');
    expect((await browser.rows.read('ada')).drafts).toHaveLength(1);
  });

  test('Finish later, Save and Lock say so and leave everything as it is', async () => {
    const tab = await writing();
    expect(await tab.putAside()).toEqual({ outcome: 'full' });
    expect(await tab.save(page(), null, ['draft'])).toEqual({ outcome: 'full' });
    expect(await tab.lock()).toEqual({ outcome: 'full' });
    expect(tab.state().status).toBe('open');
    expect(tab.wouldLoseWords()).toBe(true);
  });

  test('Finish later works as soon as there is space', async () => {
    const tab = await writing();
    browser.rows.refuseWith(null);
    expect(await tab.putAside()).toEqual({ outcome: 'kept' });
    expect(tab.wouldLoseWords()).toBe(false);
    expect(tab.unfinished()).toEqual(['The heron stood in the mist.']);
  });

  test('a diary that locks by itself keeps the words, sealed, in its tab', async () => {
    const tab = await writing();
    tab.goAway();
    await tab.untilKnown();
    expect(tab.state()).toMatchObject({ status: 'locked', unfinished: 'full', resume: 'draft' });
    expect(tab.state().pages.drafts).toEqual([]);
    await tab.unlock(PASSPHRASE);
    expect(tab.unfinished()).toEqual(['The heron stood in the mist.']);
    expect(tab.state().resume).toBe('draft');
  });

  test('so does one that is locked anyway, and the words are stored once there is space', async () => {
    const tab = await writing();
    expect(await tab.lock(true)).toEqual({ outcome: 'locked' });
    browser.rows.refuseWith(null);
    await tab.unlock(PASSPHRASE);
    tab.writeDraft({ id: 'next', entry: page({ text: 'Went on.' }), revision: null }, ['draft']);
    expect(await tab.putAside()).toEqual({ outcome: 'kept' });
    expect(tab.unfinished()).toEqual(['Went on.']);
  });

  test('an unfinished page that was left by a link is still in the list, and in a locked copy', async () => {
    const tab = await writing();
    expect(await tab.leaveDraft()).toEqual({ outcome: 'full' });
    expect(tab.unfinished()).toEqual(['The heron stood in the mist.']);
    const file = await openDiaryFile(JSON.stringify(await tab.lockedCopy()), PASSPHRASE);
    expect(file).toMatchObject({ unfinished: [{ text: 'The heron stood in the mist.' }] });
  });
});

describe('unfinished pages', () => {
  test('are in the list after leaving by a link and coming back', async () => {
    const tab = await browser.opened();
    tab.writeDraft({ id: 'draft', entry: page(), revision: null }, []);
    await tab.leaveDraft();
    await tab.look('ada');
    expect(tab.unfinished()).toEqual(['The heron stood in the mist.']);
  });

  test('of one tab outlive that another tab saves the same page, which the first is told of', async () => {
    const one = await browser.opened();
    await one.save(page(), null, []);
    const other = await browser.opened();
    one.writeDraft({ id: 'mine', entry: page({ text: 'Mine.' }), revision: 1 }, []);
    other.writeDraft({ id: 'theirs', entry: page({ text: 'Theirs.' }), revision: 1 }, []);
    expect(await other.save(page({ text: 'Theirs.' }), 1, ['theirs'])).toMatchObject({ outcome: 'saved' });
    await one.putAside();
    expect(one.unfinished()).toEqual(['Mine.']);
    expect(await one.save(page({ text: 'Mine.' }), 1, ['mine'])).toEqual({ outcome: 'changed' });
    expect(one.unfinished()).toEqual(['Mine.']);
  });

  test('stay until both versions are saved', async () => {
    const tab = await browser.opened();
    tab.writeDraft({ id: 'draft', entry: page(), revision: null }, []);
    await tab.putAside();
    browser.rows.refuseWith(deviceIsFull());
    expect(await tab.save(page({ id: 'beside' }), null, ['draft'])).toEqual({ outcome: 'full' });
    browser.rows.refuseWith(null);
    await tab.look('ada');
    expect(tab.unfinished()).toHaveLength(1);
    expect(await tab.save(page({ id: 'beside' }), null, ['draft'])).toMatchObject({ outcome: 'saved' });
    expect([tab.texts(), tab.unfinished()]).toEqual([['The heron stood in the mist.'], []]);
  });

  test('are in a locked copy and come back from it, once', async () => {
    const tab = await browser.opened();
    tab.writeDraft({ id: 'draft', entry: page(), revision: null }, []);
    const copy = JSON.stringify(await tab.lockedCopy());
    await tab.deleteVault();
    await tab.begin(PASSPHRASE);
    expect(tab.unfinished()).toEqual([]);
    const file = await openDiaryFile(copy, PASSPHRASE);
    if (file.outcome !== 'opened') throw new Error(file.outcome);
    expect(await tab.bringIn(file.entries, file.unfinished, file.records)).toEqual({
      outcome: 'saved',
      added: 1,
      records: 0,
    });
    expect(await tab.bringIn(file.entries, file.unfinished, file.records)).toEqual({
      outcome: 'saved',
      added: 0,
      records: 0,
    });
    expect(tab.unfinished()).toEqual(['The heron stood in the mist.']);
  });

  test('of an earlier version are listed', async () => {
    const tab = await browser.opened();
    const vault = await createVault(browser.rows).openVault('ada', PASSPHRASE);
    const sealed = await seal(
      vault!.key,
      { entry: page(), revision: null },
      bindingOf('draft', 'ada', 'page'),
    );
    await browser.rows.change('ada', (tx) => tx.putDraft({ owner: 'ada', id: 'page', sealed }));
    await tab.look('ada');
    expect(tab.unfinished()).toEqual(['The heron stood in the mist.']);
  });
});

describe('a diary closes', () => {
  test('for the next person at once, with what was being written kept', async () => {
    const tab = await browser.opened();
    await tab.save(page(), null, []);
    tab.writeDraft({ id: 'draft', entry: page({ id: 'new', text: 'Not done.' }), revision: null }, []);
    tab.lockFor('ben');
    expect(tab.state()).toMatchObject({ status: 'locked', pages: { entries: [], drafts: [] } });
    await tab.untilKnown();
    await tab.look('ben');
    expect(tab.state()).toMatchObject({ owner: 'ben', status: 'absent' });
    await tab.look('ada');
    await tab.unlock(PASSPHRASE);
    expect([tab.texts(), tab.unfinished()]).toEqual([['The heron stood in the mist.'], ['Not done.']]);
  });

  test('on sign-out, and stays open for the one it belongs to', async () => {
    const tab = await browser.opened();
    tab.lockFor('ada');
    expect(tab.state().status).toBe('open');
    tab.lockFor(null);
    expect(tab.state().status).toBe('locked');
  });

  test('in every tab when it is deleted in one, with nothing left of it', async () => {
    const one = await browser.opened();
    const other = await browser.opened();
    await one.save(page(), null, []);
    other.writeDraft({ id: 'draft', entry: page({ id: 'new' }), revision: null }, []);
    await one.deleteVault();
    await expect.poll(() => other.state().status).toBe('absent');
    await other.untilKnown();
    expect(await browser.rows.read('ada')).toEqual({ diary: undefined, entries: [], drafts: [] });
    expect(other.wouldLoseWords()).toBe(false);
  });
});

describe('a page that goes away right after a letter or a paste', () => {
  const PASTED = 'Half a sentence and much more. '.repeat(1_400);
  const pasted = (text = PASTED) => ({ id: 'draft', entry: page({ text }), revision: null });

  /** A tab that ended in the task in which someone pasted, as a full navigation ends it. */
  async function leftAtOnce(text = PASTED) {
    const tab = await browser.opened();
    tab.writeDraft(pasted(text), []);
    expect(tab.wouldLoseWords()).toBe(false);
    tab.end();
    return tab;
  }

  test('loses nothing and needs not ask, and nothing readable is stored', async () => {
    await leftAtOnce();
    expect((await browser.rows.read('ada')).drafts).toEqual([]);
    expect(browser.local.everything()).toMatch(/^diary-stash:/);
    expect(browser.local.everything()).not.toMatch(/sentence|2026-11-22/);
    const next = await browser.opened();
    expect(next.unfinished()).toEqual([PASTED]);
    expect(browser.local.everything()).toBe('');
    expect((await browser.rows.read('ada')).drafts).toMatchObject([{ id: 'draft' }]);
    expect(next.state().unfinished).toBe('none');
  });

  test('puts the newest words in the place of those that were stored, and of the draft they go on from', async () => {
    const tab = await browser.opened();
    tab.writeDraft({ id: 'before', entry: page({ text: 'Before.' }), revision: null }, []);
    await tab.putAside();
    tab.writeDraft(pasted('Stored.'), ['before']);
    tab.end();
    tab.writeDraft(pasted('Not stored.'), ['before']);
    tab.putLastWordsAside();
    expect((await browser.opened()).unfinished()).toEqual(['Not stored.']);
  });

  test('leaves nothing behind once the words are stored, saved or discarded', async () => {
    const tab = await browser.opened();
    tab.writeDraft(pasted(), []);
    tab.putLastWordsAside();
    await tab.putAside();
    expect(browser.local.everything()).toBe('');
    tab.writeDraft(pasted('Saved.'), []);
    await expect.poll(() => tab.wouldLoseWords()).toBe(false);
    await tab.save(page({ text: 'Saved.' }), null, ['draft']);
    tab.writeDraft({ ...pasted('Given up.'), id: 'other' }, []);
    tab.putLastWordsAside();
    await tab.giveUpDrafts(['other']);
    expect(browser.local.everything()).toBe('');
    const next = await browser.opened();
    expect([next.texts(), next.unfinished()]).toEqual([['Saved.'], []]);
  });

  test('does not bring older words back in the place of newer ones', async () => {
    const tab = await browser.opened();
    tab.writeDraft(pasted('Older.'), []);
    tab.putLastWordsAside();
    const put = browser.local.copy();
    await tab.putAside();
    tab.writeDraft(pasted('Newer.'), []);
    await tab.putAside();
    browser.local.restore(put);
    expect((await browser.opened()).unfinished()).toEqual(['Newer.']);
    expect(browser.local.everything()).toBe('');
  });

  test('asks where the storage refuses words, and while no key stream is ready', async () => {
    const tab = await browser.opened();
    browser.local.refuse(true);
    tab.writeDraft(pasted(), []);
    expect(tab.wouldLoseWords()).toBe(true);
    browser.local.refuse(false);
    await tab.putAside();
    tab.writeDraft(pasted('One.'), []);
    tab.putLastWordsAside();
    tab.writeDraft(pasted('Two.'), []);
    expect(tab.wouldLoseWords()).toBe(true);
    await tab.putAside();
    expect(tab.wouldLoseWords()).toBe(false);
  });

  test('keeps the words of its owner through a sign-out, sealed, in the database', async () => {
    await leftAtOnce();
    await browser.tab().leave();
    expect(browser.local.everything()).toBe('');
    const next = await browser.opened();
    expect(next.unfinished()).toEqual([PASTED]);
    expect((await browser.rows.read('ada')).drafts).toHaveLength(1);
    const file = await openDiaryFile(JSON.stringify(await next.lockedCopy()), PASSPHRASE);
    expect(file).toMatchObject({ unreadable: 0, unfinished: [{ text: PASTED }] });
  });

  test('keeps them where the device is full, until it has space', async () => {
    await leftAtOnce();
    browser.rows.refuseWith(deviceIsFull());
    await expect(browser.tab().leave()).rejects.toThrow('full');
    const full = await browser.opened();
    expect([full.unfinished(), full.state().unfinished]).toEqual([[PASTED], 'full']);
    full.end();
    browser.rows.refuseWith(null);
    expect((await browser.opened()).unfinished()).toEqual([PASTED]);
    expect(browser.local.everything()).toBe('');
  });

  test('loses them with the diary when that is deleted', async () => {
    await leftAtOnce();
    const put = browser.local.copy();
    const tab = browser.tab();
    await tab.look('ada');
    await tab.deleteVault();
    expect(browser.local.everything()).toBe('');
    browser.local.restore(put);
    const reopened = await browser.opened();
    expect([reopened.unfinished(), browser.local.everything()]).toEqual([[], '']);
  });

  test('does no harm by words that were damaged', async () => {
    await leftAtOnce();
    const [name = '', value = ''] = [...browser.local.copy()][0] ?? [];
    const changed = value.replace(/"bytes":"(.)/, (_all, first) => `"bytes":"${first === 'A' ? 'B' : 'A'}`);
    browser.local.restore(
      new Map([
        [name, changed],
        ['diary-stash:half', value.slice(0, 100)],
        ['theme', 'dark'],
      ]),
    );
    const next = await browser.opened();
    expect([next.unfinished(), next.state().status]).toEqual([[], 'open']);
    expect(browser.local.everything()).toBe('theme dark');
  });
});

describe('a diary that was written without an account', () => {
  const GUEST = 'guest-1';

  async function guestWrote(text: string) {
    const guest = browser.tab();
    await guest.look(GUEST);
    await guest.begin(PASSPHRASE);
    await guest.save(page({ id: 'before', text }), null, []);
    return guest;
  }

  test('is the member’s own afterwards, with the same passphrase, and no one else’s', async () => {
    const guest = await guestWrote('Before the account.');
    guest.writeDraft(
      { id: 'begun', entry: page({ id: 'begun', text: 'Not finished.' }), revision: null },
      [],
    );
    await guest.untilKnown();
    guest.lockFor('ada');
    await browser.rows.bring(GUEST, 'ada');
    await browser.rows.bring(GUEST, 'ada');

    const tab = browser.tab();
    await tab.look('ada');
    expect(tab.state()).toMatchObject({ status: 'locked', aside: [] });
    await tab.unlock(PASSPHRASE);
    expect([tab.texts(), tab.unfinished()]).toEqual([['Before the account.'], ['Not finished.']]);
    await tab.save(page({ id: 'later', text: 'After it.' }), null, []);
    expect(tab.texts()).toContain('After it.');

    const other = browser.tab();
    await other.look('ben');
    expect(other.state().status).toBe('absent');
  });

  test('opens as a locked copy, too', async () => {
    await guestWrote('Before the account.');
    await browser.rows.bring(GUEST, 'ada');
    const tab = await browser.opened();
    const file = await openDiaryFile(JSON.stringify(await tab.lockedCopy()), PASSPHRASE);
    expect(file).toMatchObject({ outcome: 'opened', entries: [{ text: 'Before the account.' }] });
  });

  test('gives way to a new one when it is deleted', async () => {
    await guestWrote('Before the account.');
    await browser.rows.bring(GUEST, 'ada');
    const tab = await browser.opened();
    await tab.deleteVault();
    expect(tab.state().status).toBe('absent');
    await tab.begin('another passphrase');
    expect(tab.texts()).toEqual([]);
    await tab.look('ada');
    expect((await browser.rows.read('ada')).diary).toBeDefined();
  });

  test('stays beside the diary that the member has, until its pages are added to it', async () => {
    const member = await browser.opened();
    await member.save(page({ text: 'From the account.' }), null, []);
    await member.lock();
    await guestWrote('Before the account.');
    await browser.rows.bring(GUEST, 'ada');

    const tab = await browser.opened();
    expect([tab.texts(), tab.state().aside]).toEqual([['From the account.'], [GUEST]]);
    expect(await tab.bringInAside(GUEST, 'another passphrase')).toEqual({ outcome: 'wrong' });
    expect(await tab.bringInAside(GUEST, PASSPHRASE)).toEqual({
      outcome: 'saved',
      added: 1,
      records: 0,
      unreadable: 0,
    });
    expect(tab.texts().toSorted()).toEqual(['Before the account.', 'From the account.']);
    expect(tab.state().aside).toEqual([]);
    expect((await browser.rows.read(GUEST)).diary).toBeUndefined();
  });

  test('goes with everything else when the account is deleted', async () => {
    const member = await browser.opened();
    await member.lock();
    await guestWrote('Before the account.');
    await browser.rows.bring(GUEST, 'ada');
    await browser.tab().forgetPerson('ada');
    expect((await browser.rows.read(GUEST)).diary).toBeUndefined();
    expect((await browser.rows.read('ada')).diary).toBeUndefined();
    expect(await browser.rows.placeOf('ada')).toMatchObject({ home: 'ada', aside: [] });
  });
});

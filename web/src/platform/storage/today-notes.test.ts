import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetNotes } from './forget-notes';
import { changeNotes, moveHistory, noteDayOfUse, noteUse, readNotes } from './today-notes';

const stored = new Map<string, string>();
const device = { isRefused: false };

beforeEach(() => {
  stored.clear();
  device.isRefused = false;
  const refuse = () => {
    if (device.isRefused) throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', {
    getItem(name: string) {
      refuse();
      return stored.get(name) ?? null;
    },
    setItem(name: string, value: string) {
      refuse();
      stored.set(name, value);
    },
    removeItem(name: string) {
      refuse();
      stored.delete(name);
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const BREATHING = { activity: 'breathing', day: '2027-03-10', hour: 22, minutes: 2, points: 8 } as const;

test('what was done is kept for each person on their own', () => {
  noteUse('ada', BREATHING);
  noteUse('ada', BREATHING);
  expect(readNotes('ada').history).toEqual([{ ...BREATHING, minutes: 4, points: 16 }]);
  expect(readNotes('ben').history).toEqual([]);
});

test('all notes are read as they were written', () => {
  const notes = {
    history: [BREATHING],
    reason: 'sleep',
    skipped: { day: '2027-03-10', activities: ['diary'] },
    lookedBack: { week: '2027-03-08', day: '2027-03-10', closed: true },
    daysOfUse: ['2027-03-09', '2027-03-10'],
    hints: { help: '2027-03-10' },
    wish: 'evening',
    helpPutAway: '2027-03-10',
  } as const;
  changeNotes('ada', () => notes);
  expect(readNotes('ada')).toEqual(notes);
});

test('forgetting leaves nothing of one person and everything of the other', () => {
  noteUse('ada', BREATHING);
  noteDayOfUse('ben', '2027-03-10');
  forgetNotes('ada');
  expect([...stored.keys()]).toEqual(['today:ben']);
});

test.each(['7', 'null', '[]', '{', '"text"', '{"history":7,"skipped":null,"hints":3,"daysOfUse":{"a":1}}'])(
  'damaged notes count as none: %s',
  (text) => {
    stored.set('today:ada', text);
    expect(readNotes('ada')).toEqual(readNotes('no one'));
  },
);

test('of notes of a later build only what is understood is taken', () => {
  stored.set(
    'today:ada',
    JSON.stringify({
      history: [BREATHING, { ...BREATHING, activity: 'flying' }],
      reason: 'boredom',
      skipped: { day: '2027-03-10', activities: ['diary', 'flying'] },
      lookedBack: { week: 'never', day: '2027-03-10' },
      hints: { help: '2027-03-10', flying: '2027-03-10', tree: 'soon' },
      wish: 'midnight',
    }),
  );
  expect(readNotes('ada')).toEqual({
    ...readNotes('no one'),
    history: [BREATHING],
    skipped: { day: '2027-03-10', activities: ['diary'] },
    hints: { help: '2027-03-10' },
  });
});

test('a browser that refuses storage gives each visit the notes of a first one, and breaks nothing', () => {
  device.isRefused = true;
  noteUse('ada', BREATHING);
  forgetNotes('ada');
  moveHistory('guest', 'ada');
  expect(changeNotes('ada', () => ({ reason: 'sleep' })).reason).toBe('sleep');
  expect(readNotes('ada').reason).toBeNull();
});

test('a guest who makes an account brings everything along, once', () => {
  noteUse('guest', BREATHING);
  noteUse('guest', { ...BREATHING, activity: 'diary', points: 0 });
  changeNotes('guest', () => ({ reason: 'sleep', hints: { help: '2027-03-09' } }));
  noteUse('ada', BREATHING);
  moveHistory('guest', 'ada');
  const moved = readNotes('ada');
  expect(moved.history).toEqual([
    { ...BREATHING, activity: 'diary', points: 0 },
    { ...BREATHING, minutes: 4, points: 16 },
  ]);
  expect(moved).toMatchObject({ reason: 'sleep', hints: { help: '2027-03-09' } });
  expect([...stored.keys()]).toEqual(['today:ada']);
  moveHistory('guest', 'ada');
  expect(readNotes('ada')).toEqual(moved);
});

test('what the member said stands against what the guest said', () => {
  changeNotes('guest', () => ({ reason: 'sleep' }));
  changeNotes('ada', () => ({ reason: 'worry' }));
  moveHistory('guest', 'ada');
  expect(readNotes('ada').reason).toBe('worry');
});

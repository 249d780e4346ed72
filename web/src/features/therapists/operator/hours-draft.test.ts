import { hoursRequest, type OperatorTherapist } from '@stillgrove/contract/operator-therapists';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hoursDraft, hoursRequestOf, nextStretch, type StretchDraft } from './hours-draft';

const asTherapist = (hours: object) => hours as OperatorTherapist;

test('hours come back from the form as they went into it, midnight included', () => {
  const stretch = fc
    .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 96 }))
    .filter(([from, to]) => from < to)
    .map(([from, to]) => ({ from: from * 15, to: to * 15 }));
  fc.assert(
    fc.property(stretch, fc.array(stretch, { maxLength: 4 }), ({ from, to }, open) => {
      const hours = { weekly: [{ weekday: 3, from, to }], exceptions: [{ date: '2027-03-09', open }] };
      const draft = hoursDraft(asTherapist(hours), '2027-03-09');
      expect(hoursRequestOf(draft, 4)).toEqual({ version: 4, ...hours });
    }),
  );
});

test('dates that are over leave with the next saving', () => {
  const exceptions = ['2027-03-08', '2027-03-09'].map((date) => ({ date, open: [] }));
  const draft = hoursDraft(asTherapist({ weekly: [], exceptions }), '2027-03-09');
  expect(draft.exceptions.map(({ date }) => date)).toEqual(['2027-03-09']);
});

test('hours that are added are right as they are, as long as the day has room', () => {
  const day: StretchDraft[] = [];
  for (let count = 0; count < 3; count += 1) {
    day.push(nextStretch(day));
    const draft = { weekly: day.map((stretch) => ({ ...stretch, weekday: 1 })), exceptions: [] };
    expect(hoursRequest.safeParse(hoursRequestOf(draft, 1)).success).toBe(true);
  }
  expect(day[0]).toMatchObject({ from: '09:00', to: '17:00' });
});

test('what is not filled in yet is no time', () => {
  const draft = { weekly: [{ key: 'a', weekday: 1, from: '', to: '10:00' }], exceptions: [] };
  const { error } = hoursRequest.safeParse(hoursRequestOf(draft, 1));
  expect(error?.issues[0]).toMatchObject({ path: ['weekly', 0, 'from'], message: 'Enter both times.' });
});

import type { Therapist } from '@stillgrove/contract/therapists';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchingTherapists, topicOptions, widerTherapistFilters } from './therapist-filter';

const person = fc.record({
  id: fc.uuid(),
  name: fc.string(),
  qualifications: fc.string(),
  languages: fc.subarray(['en', 'hi', 'fr']),
  helpsWith: fc.subarray(['Anxiety', 'Grief', 'Sleep']),
  meets: fc.subarray(['in-person', 'online'] as ('in-person' | 'online')[]),
  about: fc.string(),
  isSample: fc.boolean(),
  takesAppointments: fc.boolean(),
  appointmentMinutes: fc.constant(60),
});
const people = fc.array(person, { maxLength: 10 });
const ANY = { topic: '', language: '', meets: '' };

test('no wish leaves everyone, each wish holds, and they add up', () => {
  fc.assert(
    fc.property(people, (everyone) => {
      expect(matchingTherapists(everyone, ANY)).toEqual(everyone);
      const online = matchingTherapists(everyone, { ...ANY, meets: 'online' });
      const all = matchingTherapists(everyone, { topic: 'Grief', language: 'hi', meets: 'online' });
      expect(all).toEqual(
        online.filter(({ helpsWith, languages }) => helpsWith.includes('Grief') && languages.includes('hi')),
      );
    }),
  );
});

test('where no one is found, one wish less says how many there would be', () => {
  const [sample] = fc.sample(person, 1) as [Therapist];
  const everyone = [
    { ...sample, helpsWith: ['Sleep'], languages: ['hi'], meets: ['online' as const] },
    { ...sample, helpsWith: ['Grief'], languages: ['en'], meets: ['online' as const] },
    { ...sample, helpsWith: ['Anxiety'], languages: ['en'], meets: ['online' as const] },
  ];
  expect(widerTherapistFilters(everyone, { topic: 'Sleep', language: 'en', meets: 'online' })).toEqual([
    { change: { topic: '' }, count: 2 },
    { change: { language: '' }, count: 1 },
  ]);
  expect(widerTherapistFilters(everyone, { topic: 'Sleep', language: 'fr', meets: 'in-person' })).toEqual([]);
});

test('each topic is offered once', () => {
  const [sample] = fc.sample(person, 1) as [Therapist];
  const both = [
    { ...sample, helpsWith: ['Sleep', 'Anxiety'] },
    { ...sample, helpsWith: ['Anxiety'] },
  ];
  expect(topicOptions(both).map(({ value }) => value)).toEqual(['Anxiety', 'Sleep']);
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  crisisLine,
  emergencyLines,
  everyonesLines,
  SERVICES,
  servicesFit,
  supportLines,
  type Service,
} from './services';

const line = (number: string, ...services: Service[]) => ({ number, services });

test('the number that reaches every service comes first, then the ambulance, then police and fire', () => {
  const lines = [
    line('110', 'police'),
    line('119', 'fire'),
    line('14416', 'crisis'),
    line('120', 'ambulance'),
    line('112', 'all'),
    line('999', 'all'),
  ];
  expect(emergencyLines(lines).map(({ number }) => number)).toEqual(['112', '999', '120', '110', '119']);
  expect(supportLines(lines).map(({ number }) => number)).toEqual(['14416']);
});

test('who thinks about suicide is led to a crisis line, else to one for mental health, and to no other', () => {
  const [police, social, mind, crisis] = [
    line('110', 'police'),
    line('126', 'social'),
    line('1323', 'mentalHealth'),
    line('988', 'crisis'),
  ];
  expect(crisisLine([police, social, mind, crisis])).toBe(crisis);
  expect(crisisLine([police, social, mind])).toBe(mind);
  expect(crisisLine([police, social])).toBeUndefined();
});

test('lines that are known to serve everyone come first, and those for some people last', () => {
  const [young, city, unknown, everyone, mind, police] = [
    { ...line('116 111', 'social'), serves: 'Young people' },
    { ...line('106', 'crisis'), serves: 'Bogotá' },
    line('116 123', 'crisis'),
    { ...line('988', 'crisis'), serves: 'Anyone in a crisis' },
    { ...line('12356', 'mentalHealth'), serves: 'Everyone in distress' },
    line('110', 'police'),
  ];
  const lines: { number: string; services: Service[]; serves?: string }[] = [
    young,
    city,
    unknown,
    everyone,
    mind,
    police,
  ];
  expect(everyonesLines(lines)).toEqual([everyone, mind, unknown, city, young]);
});

test('a number for some places or phones is never the first while there is one for all', () => {
  const [city, mobile, police] = [
    { ...line('061 211 111', 'ambulance'), serves: 'Windhoek' },
    { ...line('112', 'all'), serves: 'Calls from mobile phones' },
    line('10111', 'police'),
  ];
  expect(emergencyLines([city, mobile, police])).toEqual([police, mobile, city]);
  expect(emergencyLines([city, mobile])).toEqual([mobile, city]);
  const everyone = { ...line('911', 'all'), serves: 'Everyone, from any phone' };
  expect(emergencyLines([line('191', 'ambulance'), everyone])[0]).toBe(everyone);
});

test('a number that reaches ambulance and fire counts as an ambulance', () => {
  const lines = [line('110', 'police'), line('119', 'fire', 'ambulance')];
  expect(emergencyLines(lines)[0]?.number).toBe('119');
});

test('every line is either an emergency number or a support line, and none is lost', () => {
  const lines = fc.array(
    fc.record({
      services: fc.uniqueArray(fc.constantFrom(...SERVICES), { minLength: 1 }).filter(servicesFit),
    }),
  );
  fc.assert(
    fc.property(lines, (all) => {
      const emergency = emergencyLines(all);
      const support = supportLines(all);
      expect(emergency.length + support.length).toBe(all.length);
      expect(new Set([...emergency, ...support])).toEqual(new Set(all));
    }),
  );
});

test('no number is told as police and crisis line at once, or as all services and one of them', () => {
  expect(servicesFit(['ambulance', 'fire'])).toBe(true);
  expect(servicesFit(['crisis'])).toBe(true);
  expect(servicesFit([])).toBe(false);
  expect(servicesFit(['police', 'crisis'])).toBe(false);
  expect(servicesFit(['all', 'police'])).toBe(false);
  expect(servicesFit(['unknown', 'fire'])).toBe(false);
  expect(servicesFit(['fire', 'fire'])).toBe(false);
});

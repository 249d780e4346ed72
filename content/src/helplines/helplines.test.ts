import { isUnconfirmed } from '@stillgrove/domain/help/number';
import { crisisLine, emergencyLines, supportLines } from '@stillgrove/domain/help/services';
import { expect, test } from 'vitest';
import { bundledHelplines } from './helplines';

/** All 249 codes of ISO 3166-1 alpha-2. */
const ISO_3166_1 = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL
  BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV
  CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD
  GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM
  IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK
  LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW
  MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR
  PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS
  ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY
  UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
`
  .trim()
  .split(/\s+/);

/** Territories without a code of their own in ISO 3166-1, with their own emergency numbers. */
const EXTRA = ['AC', 'TA', 'XK'];

const helplines = bundledHelplines();
const of = (code: string) => helplines.find(({ country }) => country === code);
const emergencyOf = (code: string) =>
  emergencyLines(of(code)?.lines ?? []).map(({ number, services }) => `${number} ${services.join('+')}`);
const supportOf = (code: string) => supportLines(of(code)?.lines ?? []).map(({ number }) => number);

test('every country of ISO 3166-1 is in the list, once and under its own code', () => {
  expect(ISO_3166_1).toHaveLength(249);
  expect(helplines.map(({ country }) => country).toSorted()).toEqual([...ISO_3166_1, ...EXTRA].toSorted());
});

test('countries are in the order of their names, and no two have the same', () => {
  const names = helplines.map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  expect(new Set(names).size).toBe(names.length);
});

test('an ambulance number is told as an ambulance number, with the police beside it', () => {
  for (const [code, ambulance, police] of [
    ['CN', '120', '110'],
    ['EG', '123', '122'],
    ['BR', '192', '190'],
    ['NO', '113', '112'],
    ['IL', '101', '100'],
    ['TH', '1669', '191'],
  ])
    expect(emergencyOf(code!).slice(0, 2), code).toEqual([`${ambulance!} ambulance`, `${police!} police`]);
  expect(emergencyOf('JP').slice(0, 2)).toEqual(['119 ambulance+fire', '110 police']);
});

test('where one number reaches every service, it comes before the ambulance', () => {
  for (const [code, ambulance] of [
    ['AT', '144'],
    ['CH', '144'],
    ['UA', '103'],
    ['FR', '15'],
    ['PL', '999'],
  ])
    expect(emergencyOf(code!).slice(0, 2), code).toEqual(['112 all', `${ambulance!} ambulance`]);
  expect(emergencyOf('CO')[0]).toBe('123 all');
});

test('no number is shown as verified before a person has verified it', () => {
  for (const { name, lines } of helplines)
    for (const { verified, source, asOf } of lines) {
      expect(verified, name).toBeNull();
      expect(source, name).not.toBe('');
      expect(asOf <= '2026-11-25', name).toBe(true);
    }
});

test('no country lists a number twice for the same way of reaching it', () => {
  for (const { name, lines } of helplines) {
    const ways = lines.map(
      ({ way, number, option = '' }) => `${way} ${number.replaceAll(/[^\d+*#]/g, '')} ${option}`,
    );
    expect(new Set(ways).size, name).toBe(ways.length);
  }
});

test('where no number is known, none is invented', () => {
  for (const code of ['BV', 'HM', 'PN', 'TF', 'UM']) expect(of(code)?.lines, code).toEqual([]);
  for (const code of ['NU', 'TK', 'HT']) expect(supportOf(code), code).toEqual([]);
  expect(emergencyOf('NU')).toEqual(['+683 4202 unknown']);
  expect(of('AQ')?.lines[0]?.serves).toContain('McMurdo Station');
});

test('only a line for everyone in a crisis is told as one', () => {
  const forSome = /child|young|women|girl|men\b|drug|violence/i;
  for (const { name, lines } of helplines)
    for (const { services, serves = '' } of lines)
      if (services.includes('crisis')) expect(serves, name).not.toMatch(forSome);
  for (const [code, number, serves] of [
    ['SV', '126', 'Women who face violence'],
    ['KW', '147', 'Children and young people'],
    ['KZ', '150', 'Children and young people'],
    ['ME', '116 111', 'Children and young people'],
    ['LI', '147', 'Children and young people'],
    ['NA', '116', 'Children and young people'],
    ['AW', '131', 'Children and young people'],
    ['CW', '918', 'Children and young people'],
    ['KG', '111', 'Children and young people'],
    ['SR', '123', 'Children and young people'],
    ['HR', '0800 655 222', 'Women and children who face violence'],
  ])
    expect(of(code!)?.lines).toContainEqual(
      expect.objectContaining({ number, services: ['social'], serves }),
    );
  expect(of('TZ')?.lines).toContainEqual(expect.objectContaining({ number: '199', services: ['health'] }));
  for (const [code, number] of [
    ['CI', '143'],
    ['ET', '8335'],
  ])
    expect(of(code!)?.lines).toContainEqual(
      expect.objectContaining({ number, services: ['social'], serves: 'Health questions' }),
    );
  expect(supportOf('LI')).toEqual(['143', '147']);
  expect(supportOf('HK')).toEqual(['2389 2222', '2896 0000', '2382 0000', '18111']);
  for (const [code, police] of [
    ['DE', '110'],
    ['SI', '113'],
    ['LU', '113'],
  ])
    expect(emergencyOf(code!), code).toContain(`${police!} police`);
});

test('what no one confirms is marked so, and what is another country’s is not listed', () => {
  for (const [code, number] of [
    ['GE', '116 123'],
    ['BD', '09638 881 888'],
    ['VN', '1900 6233'],
    ['LA', '1362'],
    ['NF', '13 11 14'],
    ['SJ', '116 123'],
    ['NA', '061 232 221'],
    ['NA', '061 211 111'],
    ['NA', '112'],
  ])
    expect(isUnconfirmed(of(code!)?.lines.find((line) => line.number === number)?.source ?? ''), code).toBe(
      true,
    );
  expect(supportOf('AL')).toEqual([]);
  expect(crisisLine(of('XK')!.lines)).toMatchObject({ name: 'Linja e Jetës' });
});

test('whom a line serves and when is as its source says, and left out where that says nothing', () => {
  for (const [code, number, source] of [
    ['PE', '113', 'infobae.com'],
    ['EC', '171', 'expreso.ec'],
    ['CL', '*4141', 'eldinamo.cl'],
    ['PT', '1411', 'deco.proteste.pt'],
    ['FR', '3114', 'mayotte.ars.sante.fr'],
  ])
    expect(of(code!)?.lines).toContainEqual(
      expect.objectContaining({
        number,
        source,
        serves: expect.stringMatching(/^Anyone /) as string,
        hours: '24 hours a day, every day',
      }),
    );
  expect(of('CZ')?.lines.find(({ number }) => number === '116 123')).toMatchObject({
    serves: 'Adults in a crisis',
  });
  expect(of('CZ')?.lines.find(({ number }) => number === '116 123')).not.toHaveProperty('hours');
});

test('a line that is closed at night says so, with one that is open beside it where there is one', () => {
  expect(of('MY')?.lines).toMatchObject([
    { number: '999' },
    { number: '15555', hours: '8 a.m. to midnight, every day' },
    { number: '03-7627 2929', hours: '24 hours a day, every day' },
  ]);
  expect(crisisLine(of('VN')!.lines)?.hours).toBe('1 p.m. to 8:30 p.m., Wednesday to Sunday');
  for (const { name, lines } of helplines)
    for (const { hours } of lines) expect(hours ?? '', name).not.toMatch(/day and night|24\/7/i);
});

test('the number to call first in danger is one that someone besides the project names', () => {
  expect(emergencyOf('SV')).toEqual(['132 ambulance', '911 police', '913 fire']);
  expect(emergencyOf('HN')[0]).toBe('911 all');
  expect(emergencyOf('IQ')[0]).toBe('911 all');
  expect(emergencyOf('SN')[0]).toBe('18 ambulance+fire');
  expect(emergencyOf('BO').slice(0, 2)).toEqual(['110 police', '911 police']);
  const confirmed = `SV HN IQ PE SN AD AL AT BO CH CO KG LI LK MF MN NA NF PF SJ UA XK ZA`.split(' ');
  for (const code of confirmed)
    expect(isUnconfirmed(emergencyLines(of(code)?.lines ?? [])[0]?.source ?? ''), code).toBe(false);
});

test('where an ambulance or a number for all services is for some only, the country’s own number comes first', () => {
  expect(emergencyOf('NA')).toEqual(['10111 police', '061 211 111 ambulance+fire', '112 unknown']);
  expect(emergencyOf('ZA')).toEqual(['10 177 ambulance', '10111 police', '112 all']);
  expect(emergencyOf('SA')).toEqual(['997 ambulance', '999 police', '998 fire', '911 all']);
  for (const { name, lines } of helplines) {
    const emergency = emergencyLines(lines);
    const hasForAll = emergency.some(({ serves }) => serves === undefined);
    if (hasForAll) expect(emergency[0]?.serves, name).toBeUndefined();
  }
});

test('the crisis lines that help names while no one knows the country are open at any hour', () => {
  for (const [code, number] of [
    ['US', '988'],
    ['CA', '988'],
    ['GB', '116 123'],
    ['IE', '116 123'],
    ['AU', '13 11 14'],
    ['IN', '14416'],
  ])
    expect(of(code!)?.lines, code).toContainEqual(
      expect.objectContaining({ number, services: ['crisis'], hours: '24 hours a day, every day' }),
    );
});

test('India shows Tele-MANAS alone, and other countries their national lines first', () => {
  expect(supportOf('IN')).toEqual(['14416', '1800-89-14416']);
  expect(supportOf('CN')[0]).toBe('12356');
  expect(supportOf('US')).toEqual(['988', '988', '741741']);
  expect(supportOf('RS')).toEqual(['0800 309-309']);
  expect(supportOf('BE')).toContain('1813');
  expect(of('TR')?.lines.at(-1)).toMatchObject({ number: '183', services: ['social'] });
});

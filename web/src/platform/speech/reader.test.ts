import { expect, test } from 'vitest';
import { createReader } from './reader';

const PARTS = ['One.', 'Two.', 'Three.'];

/** A voice that ends when the test says so; like real ones, it reports the end of what was silenced. */
function voiceOnTrial() {
  const said: string[] = [];
  let done: (spoken: boolean) => void = () => undefined;
  return {
    said,
    end: () => done(true),
    fail: () => done(false),
    speak(text: string, whenDone: (spoken: boolean) => void) {
      said.push(text);
      done = whenDone;
    },
    silence: () => done(false),
  };
}

test('reads the parts one after another and is idle at the end', () => {
  const voice = voiceOnTrial();
  const reader = createReader(voice);
  reader.read(PARTS);
  voice.end();
  expect(reader.current()).toEqual({ status: 'reading', part: 1 });
  voice.end();
  voice.end();
  expect(voice.said).toEqual(PARTS);
  expect(reader.current().status).toBe('idle');
});

test('goes on after a pause with the interrupted part', () => {
  const voice = voiceOnTrial();
  const reader = createReader(voice);
  reader.read(PARTS);
  voice.end();
  reader.pause();
  expect(reader.current()).toEqual({ status: 'paused', part: 1 });
  reader.resume();
  expect(voice.said).toEqual(['One.', 'Two.', 'Two.']);
  expect(reader.current()).toEqual({ status: 'reading', part: 1 });
});

test('what a silenced voice reports changes nothing', () => {
  const voice = voiceOnTrial();
  const reader = createReader(voice);
  reader.read(PARTS);
  reader.stop();
  voice.end();
  expect(reader.current()).toEqual({ status: 'idle', part: 0 });
  expect(voice.said).toEqual(['One.']);
});

test('becomes idle when a text cannot be spoken', () => {
  const voice = voiceOnTrial();
  const reader = createReader(voice);
  reader.read(PARTS);
  voice.fail();
  expect(reader.current().status).toBe('idle');
});

test('tells its listeners of each change until they leave', () => {
  const reader = createReader(voiceOnTrial());
  const seen: string[] = [];
  const leave = reader.subscribe(() => seen.push(reader.current().status));
  reader.read(PARTS);
  reader.pause();
  leave();
  reader.stop();
  expect(seen).toEqual(['reading', 'paused']);
});

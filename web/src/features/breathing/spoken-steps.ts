import type { StepKind } from '@stillgrove/domain/breathing/pattern';
import { STEP_WORDS } from './step-words';

/** Says what to do with the device’s own voice, where it has one. */
export function sayStep(kind: StepKind): void {
  void import('../../platform/speech/device-voice').then(
    ({ speakers }) => {
      speakers.silence();
      speakers.speak(STEP_WORDS[kind], () => undefined);
    },
    () => undefined,
  );
}

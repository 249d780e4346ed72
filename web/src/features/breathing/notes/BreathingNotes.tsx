import type { ReactElement } from 'react';
import { ResearchNote } from './ResearchNote';
import { SafetyNote } from './SafetyNote';

/** What there is to read about the exercise. */
export default function BreathingNotes(): ReactElement {
  return (
    <>
      <SafetyNote />
      <ResearchNote />
    </>
  );
}

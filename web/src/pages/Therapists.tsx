import type { ReactElement } from 'react';
import drawing from '../drawings/therapist.svg?url&no-inline';
import { FirstStep } from '../features/therapists/FirstStep';
import { Therapists } from '../features/therapists/Therapists';
import { PageOpening } from '../ui/opening/PageOpening';

export default function TherapistsPage(): ReactElement {
  return (
    <>
      <PageOpening
        title="Someone to talk to"
        lead="Therapists you can meet online or in person. See what they help with, which languages they speak and when they have time."
        drawing={{ src: drawing, width: 480, height: 440 }}
      />
      <Therapists />
      <FirstStep />
    </>
  );
}

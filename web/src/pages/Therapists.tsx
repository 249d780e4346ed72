import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import drawing from '../drawings/therapist.svg?url&no-inline';
import { FirstStep } from '../features/therapists/FirstStep';
import { Therapists } from '../features/therapists/Therapists';
import { PageHead } from '../ui/layout/PageHead';

export default function TherapistsPage(): ReactElement {
  return (
    <>
      <PageHead
        title={t`Someone to talk to`}
        lead={t`Therapists you can meet online or in person, and what they help with.`}
        drawing={{ src: drawing, width: 480, height: 440 }}
      />
      <Therapists />
      <FirstStep />
    </>
  );
}

import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import drawing from '../drawings/sounds.svg?url&no-inline';
import { Sounds } from '../features/sounds/Sounds';
import { SoundsOnThisPage } from '../features/sounds/SoundsOnThisPage';
import { PageHead } from '../ui/layout/PageHead';

export default function SoundsPage(): ReactElement {
  return (
    <>
      <PageHead
        title={t`Sounds`}
        lead={t`Rain, waves, fire and more to rest, focus or fall asleep to. They go on when your screen is off.`}
        drawing={{ src: drawing, width: 320, height: 300 }}
      >
        <SoundsOnThisPage />
      </PageHead>
      <Sounds />
    </>
  );
}

import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { HowWorkedOut } from '../features/check-ins/HowWorkedOut';
import { WhatHelps } from '../features/check-ins/WhatHelps';
import drawing from '../drawings/check-in.svg?url&no-inline';
import { PageHead } from '../ui/layout/PageHead';

export default function WhatHelpsPage(): ReactElement {
  return (
    <>
      <PageHead
        title={t`What helps me`}
        lead={t`How you felt before and after an activity, side by side. It’s worked out on this device and sent nowhere.`}
        drawing={{ src: drawing, width: 320, height: 300 }}
      />
      <div className="page-part">
        <WhatHelps />
        <HowWorkedOut />
      </div>
    </>
  );
}

import type { OperatorSiteAnswer } from '@stillgrove/contract/operator-site';
import { useState, type ReactElement } from 'react';
import { useAnswer } from '../../platform/http/use-answer';
import { Loaded } from '../../ui/records/Loaded';
import { formValues } from './site-fields';
import { SITE_PATH, SiteForm, type Start } from './SiteForm';

/** What the instance says about itself. */
export function SitePart(): ReactElement {
  const asked = useAnswer<OperatorSiteAnswer>(SITE_PATH);
  const [next, setNext] = useState<Start | null>(null);
  return (
    <Loaded asked={asked}>
      {(answer) => {
        const start = next ?? { read: answer, values: formValues(answer.site), again: false };
        return <SiteForm key={start.read.version} start={start} onStart={setNext} />;
      }}
    </Loaded>
  );
}

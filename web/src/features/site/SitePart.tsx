import { useState, type ReactElement } from 'react';
import { Loaded } from '../../ui/states/Loaded';
import { siteSettingsQuery } from './api';
import { formValues } from './site-fields';
import { SiteForm, type Start } from './SiteForm';

/** What the instance says about itself. */
export function SitePart(): ReactElement {
  const [next, setNext] = useState<Start | null>(null);
  return (
    <Loaded query={siteSettingsQuery}>
      {(answer) => {
        const start = next ?? { read: answer, values: formValues(answer.site), again: false };
        return <SiteForm key={start.read.version} start={start} onStart={setNext} />;
      }}
    </Loaded>
  );
}

import { useState, type ReactElement } from 'react';
import { Toggle } from '../../ui/filters/Toggle';
import type { SiteToggle } from './site-fields';

type Props = SiteToggle & { start: boolean };

/** A check box that is sent as yes or no, so that a box without a check is an answer, too. */
export function SiteToggleField({ name, label, help, start }: Props): ReactElement {
  const [on, setOn] = useState(start);
  return (
    <div>
      <input type="hidden" name={name} value={on ? 'yes' : 'no'} />
      <Toggle label={label} help={help} on={on} onChange={setOn} />
    </div>
  );
}

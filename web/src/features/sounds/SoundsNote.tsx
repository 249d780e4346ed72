import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { readPreference, writePreference } from '../../platform/preferences/preferences';
import { useHydrating } from '../../platform/screen/use-hydrating';
import { canChooseCompany } from '../../platform/sound-garden/lock-screen';
import { Toggle } from '../../ui/filters/Toggle';
import styles from './SoundsNote.module.css';

/** Where the sounds come from, and what they are not. */
export function SoundsNote(): ReactElement {
  const hydrating = useHydrating();
  return (
    <aside className={styles.note}>
      {!hydrating && canChooseCompany() && <CompanyChoice />}
      <p>
        <Trans>
          Your device makes all of these sounds itself, so nothing is downloaded and they work without a
          network. They can mask noise and keep you company. They aren’t a treatment.
        </Trans>
      </p>
      <p>
        <Trans>
          If sounds make you tense or remind you of something hard, turn them off. You can find people to talk
          to under <Link href="/help">Need help now?</Link>
        </Trans>
      </p>
    </aside>
  );
}

/** Whether music of another app may go on; then the sound stops with the screen off. */
function CompanyChoice(): ReactElement {
  const [ambient, setAmbient] = useState(() => readPreference('sound-company') === 'ambient');
  return (
    <div>
      <Toggle
        label={t`Let other apps play at the same time`}
        help={t`This applies to the next mix you start. The sound then stops when the screen is off.`}
        on={ambient}
        onChange={(on) => {
          writePreference('sound-company', on ? 'ambient' : null);
          setAmbient(on);
        }}
      />
    </div>
  );
}

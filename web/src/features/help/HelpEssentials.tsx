import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { AnyCrisis } from './CrisisCall';
import { AnyEmergency } from './EmergencyCall';
import { ESSENTIALS_STYLES as styles } from './HelpDialog';
import { HelpBar } from './HelpBar';
import { HelpLead, HelpTitle } from './HelpOpening';
import { KeepSafe } from './KeepSafe';
import { ExitLink } from './QuickExit';
import { TwoWays } from './TwoWays';

/** What helps anywhere, in every page's HTML: it is there before any code, and without a network. */
export function HelpEssentials(): ReactElement {
  return (
    <>
      <HelpBar>
        <ExitLink />
      </HelpBar>
      <div className={styles.content}>
        <HelpTitle as="h2" takesFocus />
        <HelpLead />
        <section className={styles.panel} aria-labelledby="help-emergency">
          <h3 id="help-emergency" className="visually-hidden">
            {t`If you are in danger now`}
          </h3>
          <TwoWays danger={<AnyEmergency />} suicide={<AnyCrisis />} />
          <p>{t`Or go to the nearest emergency room.`}</p>
        </section>
        <KeepSafe />
        <p>
          <a href="/help#help-people">{t`People you can talk to`}</a>
        </p>
      </div>
    </>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LegalTextName, LegalTextVersion } from '@stillgrove/contract/legal-texts';
import type { ReactElement } from 'react';
import { changeDay } from './change-day';
import styles from './TextVersions.module.css';

type Props = { name: LegalTextName; versions: readonly LegalTextVersion[] };

/** When a text changed last and what changed then, and the way to what it said before. */
export function TextVersions({ name, versions: [latest, ...earlier] }: Props): ReactElement | null {
  if (latest === undefined) return null;
  return (
    <div className={styles.versions}>
      <p>
        <strong>
          <Trans>Last changed {changeDay(latest.changedAt)}.</Trans>
        </strong>{' '}
        {latest.note}
      </p>
      {earlier.length > 0 && (
        <details>
          <summary className="text-summary">{t`Earlier versions`}</summary>
          <ul>
            {earlier.map(({ version, changedAt, note }) => (
              <li key={version}>
                {/* A page of the server's own, so the router has no part in it. */}
                <a href={`/${name}/versions/${version}`}>
                  <Trans>
                    Version {version}, {changeDay(changedAt)}
                  </Trans>
                </a>
                <span>{note}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

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
        <strong>Last changed {changeDay(latest.changedAt)}.</strong> {latest.note}
      </p>
      {earlier.length > 0 && (
        <details>
          <summary>Earlier versions</summary>
          <ul>
            {earlier.map(({ version, changedAt, note }) => (
              <li key={version}>
                {/* A page of the server's own, so the router has no part in it. */}
                <a href={`/${name}/versions/${version}`}>
                  Version {version}, {changeDay(changedAt)}
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

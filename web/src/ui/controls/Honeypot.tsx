import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';

/**
 * A field that no one sees, hears or reaches. Programs that fill in whatever they find give themselves
 * away by it; the server decides what that means.
 */
export function Honeypot(): ReactElement {
  return (
    <div className="visually-hidden" aria-hidden>
      <label>
        {t`Leave this empty`} <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

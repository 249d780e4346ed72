import { Trans } from '@lingui/react/macro';
import { reviewState } from '@stillgrove/domain/articles/review';
import type { ReactElement } from 'react';
import { pageLanguage } from '../../platform/language/page-language';
import { useSite } from '../../platform/page-data/site';
import { SOURCES_ID } from './SourceList';

/** A review or a change happens on a calendar day, which is the same day everywhere. */
const DATE = new Intl.DateTimeFormat(pageLanguage(), { dateStyle: 'long', timeZone: 'UTC' });

/** Who stands behind the text: a clinician whom the operator named, or its sources alone. */
export function ReviewNote({ updatedOn }: { updatedOn: string }): ReactElement {
  const { reviewer } = useSite();
  return (
    <>
      {reviewer === null ? (
        <li>
          <Trans>
            Written from <a href={`#${SOURCES_ID}`}>these sources</a>, not yet reviewed by a clinician
          </Trans>
        </li>
      ) : (
        <li>
          {reviewState(updatedOn, reviewer) === 'earlier' ? (
            <Trans>
              Reviewed by {reviewer.name}, {reviewer.role}, on <Day of={reviewer.reviewedOn} />. The text has
              changed since then
            </Trans>
          ) : (
            <Trans>
              Reviewed by {reviewer.name}, {reviewer.role}, on <Day of={reviewer.reviewedOn} />
            </Trans>
          )}
        </li>
      )}
      <li>
        <Trans>
          Last updated on <Day of={updatedOn} />
        </Trans>
      </li>
    </>
  );
}

function Day({ of }: { of: string }): ReactElement {
  return <time dateTime={of}>{DATE.format(new Date(of))}</time>;
}

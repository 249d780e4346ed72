import { reviewState } from '@stillgrove/domain/articles/review';
import type { ReactElement } from 'react';
import { pageLanguage } from '../../platform/language/page-language';
import { useSite } from '../../platform/site/site';
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
          Written from <a href={`#${SOURCES_ID}`}>these sources</a>, not yet reviewed by a clinician
        </li>
      ) : (
        <li>
          Reviewed by {reviewer.name}, {reviewer.role}, on <Day of={reviewer.reviewedOn} />
          {reviewState(updatedOn, reviewer) === 'earlier' && '. The text has changed since then'}
        </li>
      )}
      <li>
        Last updated on <Day of={updatedOn} />
      </li>
    </>
  );
}

function Day({ of }: { of: string }): ReactElement {
  return <time dateTime={of}>{DATE.format(new Date(of))}</time>;
}
